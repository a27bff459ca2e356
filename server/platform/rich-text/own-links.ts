// Addresses of the site itself in a text.

// as rich-text.ts writes them
const webLink = /<a href="(https?:[^"]*)"((?: title="[^"]*")?)((?: target="_blank" rel="[^"]*")?)(?: rel="[^"]*")?>/gi;
const webPicture = /(?<=<img src=")https?:[^"]*/gi;

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/**
 * Makes addresses of the site itself relative: they follow changed slugs, count for search engines, and stay when the site moves.
 * Pictures are those of uploads, without the width of a scaled copy.
 * @param html sanitised
 */
export const withOwnLinks = (html: string, siteUrl: string): string => {
  const own = hostOf(siteUrl);
  const ownUrl = (written: string): URL | null => {
    const address = written.replaceAll('&amp;', '&');
    return hostOf(address) === own ? new URL(address) : null;
  };
  return html
    .replaceAll(webLink, (whole, href: string, title: string, target: string) => {
      const url = ownUrl(href);
      return url ? `<a href="${`${url.pathname}${url.search}${url.hash}`.replaceAll('&', '&amp;')}"${title}${target}>` : whole;
    })
    .replaceAll(webPicture, (src) => {
      const path = ownUrl(src)?.pathname;
      return path?.startsWith('/storage/') ? path : src;
    });
};

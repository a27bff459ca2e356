// Addresses of the site itself in texts.

// the format that rich-text.ts writes
const webLink = /<a href="(https?:[^"]*)"((?: title="[^"]*")?)((?: target="_blank" rel="[^"]*")?)(?: rel="[^"]*")?>/gi;
const webPicture = /(?<=<img src=")https?:[^"]*/gi;

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/**
 * Makes addresses of the site itself relative: they then follow changed slugs, count as internal links for search engines, and remain valid
 * when the site moves. Pictures refer to the upload, without the width of a scaled copy.
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

// Links of a text to the site itself.

// as rich-text.ts writes them
const webLink = /<a href="(https?:[^"]*)"((?: title="[^"]*")?)((?: target="_blank" rel="[^"]*")?)(?: rel="[^"]*")?>/g;

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/**
 * Makes addresses of the site itself relative: they follow changed slugs, count for search engines, and stay when the site moves.
 * @param html sanitised
 */
export const withOwnLinks = (html: string, siteUrl: string): string => {
  const own = hostOf(siteUrl);
  return html.replaceAll(webLink, (whole, href: string, title: string, target: string) => {
    const address = href.replaceAll('&amp;', '&');
    if (hostOf(address) !== own) return whole;
    const { pathname, search, hash } = new URL(address);
    return `<a href="${`${pathname}${search}${hash}`.replaceAll('&', '&amp;')}"${title}${target}>`;
  });
};

// The field of an address's last part, which products, articles and pages may have.

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The server's rule and words. @returns what is wrong with it; empty lets the server make one */
export const checkSlug = (typed: string): string | undefined => {
  const slug = typed.trim().toLowerCase();
  return slug === '' || pattern.test(slug) ? undefined : 'The slug may hold lower-case letters, digits and single hyphens.';
};

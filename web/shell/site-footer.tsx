export const SiteFooter = () => null;

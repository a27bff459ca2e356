// The site's stylesheet by its address, for the document of the preview. Nothing of it is loaded into the admin's own.
import address from '#web/site/styles/index.css?url';

export const siteStylesheet: string = address;

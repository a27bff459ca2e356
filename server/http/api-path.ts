/** @param url path, with or without query string */
export const isUnderApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

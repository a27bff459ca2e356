/** @param url path, with or without query string */
export const isUnderApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** @param url path, with or without query string */
export const isUnderAdmin = (url: string): boolean => /^\/admin(?:[/?]|$)/.test(url);

// Starts the content management in the browser.
export {};

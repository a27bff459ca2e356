export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

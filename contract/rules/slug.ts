// Rules of slugs, the last part of a record's address, for the schemas of the server and the forms.

export const slugMaxLength = 200;

export const slugText = 'The slug may contain lower-case letters, digits and single hyphens.';
export const slugTooLongText = `The slug must not be longer than ${slugMaxLength} characters.`;

export const slugPattern: RegExp = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

// A site that is not public yet; rules for the server and for the forms.

/** How programs see it: `unavailable` answers 503 with Retry-After, `noindex` answers the page of the password with `noindex`. */
export const machineAnswers = ['unavailable', 'noindex'] as const;
export type MachineAnswer = (typeof machineAnswers)[number];

/** The password that opens the site, in characters. Its visitors share it. */
export const accessPasswordLimits = { min: 8, max: 200 } as const;
export const accessPasswordText: string = `The password must have ${accessPasswordLimits.min} to ${accessPasswordLimits.max} characters.`;

export const isAccessPassword = (text: string): boolean =>
  text.trim().length >= accessPasswordLimits.min && text.length <= accessPasswordLimits.max;

/** Where the page of the password sends it. */
export const accessPath = '/site-access';

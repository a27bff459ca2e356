// Decides from facts about a message whether it is spam (docs/decisions/0033-spam.md). Each fact has points; one weak fact alone
// never reaches the threshold, because honest messages can have it.

export interface ScoredMessage {
  name: string;
  subject: string;
  message: string;
}

export interface SpamFacts {
  /** Milliseconds from showing to sending the form; undefined for programs that do not measure it. */
  formAgeMs?: number;
  /** Other senders of the same text, lately. */
  sendersOfSameText: number;
  /** Messages from the same network in the last hour, including this one. */
  messagesOfNetwork: number;
}

export interface SpamScore {
  points: number;
  isSpam: boolean;
  /** Sentences for administrators. */
  reasons: string[];
}

const threshold = 5;
/** People need longer to fill in a form. */
const fastestMs = 3000;

interface Reason {
  points: number;
  text: string;
}

const link = /https?:\/\/|\bwww\./gi;
/** A link in HTML or BBCode. */
const anchor = /<a\s[^<>]{0,200}href|\[(?:url|link)[=\]]/i;
/** A domain that spam advertises; other names with a dot, such as model numbers, are honest. */
const domain = /(?<![@\w.-])[\w-]{1,63}\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|click|link|icu|store)\b/i;

const hasAddress = (text: string): boolean => text.search(link) !== -1 || domain.test(text);

const scoreLinks = (message: string): Reason | null => {
  const count = message.match(link)?.length ?? 0;
  if (count === 0) return null;
  if (count === 1) return { points: 1, text: 'The message has a link.' };
  return { points: count >= 5 ? 4 : Math.min(count, 3), text: `The message has ${count} links.` };
};

const scoreAge = (formAgeMs: number | undefined): Reason | null => {
  if (formAgeMs === undefined || formAgeMs >= fastestMs) return null;
  return { points: 3, text: `The form was sent ${(formAgeMs / 1000).toFixed(1)} seconds after it was shown.` };
};

const scoreSameText = (senders: number): Reason | null => {
  if (senders === 0) return null;
  if (senders === 1) return { points: 2, text: 'Another sender has sent the same text.' };
  return { points: 4, text: `${senders} other senders have sent the same text.` };
};

const scoreNetwork = (messages: number): Reason | null => {
  if (messages <= 10) return null;
  return {
    points: messages > 30 ? 4 : 2,
    text: `More than ${messages > 30 ? 30 : 10} messages came from the same network within an hour.`,
  };
};

const sum = (reasons: Reason[]): number => reasons.reduce((points, reason) => points + reason.points, 0);

/** Adds up the points of all facts. Pure: reads neither the database nor the clock. */
export const scoreSpam = ({ name, subject, message }: ScoredMessage, facts: SpamFacts): SpamScore => {
  const found = [
    scoreAge(facts.formAgeMs),
    anchor.test(`${subject}\n${message}`) ? { points: 5, text: 'The text has a link in HTML or BBCode.' } : null,
    scoreLinks(message),
    hasAddress(name) ? { points: 4, text: 'The name has a web address.' } : null,
    hasAddress(subject) ? { points: 3, text: 'The subject has a web address.' } : null,
  ].filter((reason) => reason !== null);
  // one fact with two signs: colleagues who send the same form letter from one office have both
  const many = [scoreSameText(facts.sendersOfSameText), scoreNetwork(facts.messagesOfNetwork)].filter((reason) => reason !== null);
  const points = sum(found) + Math.max(0, ...many.map((reason) => reason.points));
  return { points, isSpam: points >= threshold, reasons: [...found, ...many].map(({ text }) => text) };
};

/** Shorter texts are often the same by chance. In characters. */
const shortestComparedText = 40;

/** @returns the text without differences that spam varies, for comparison; null if it is too short to compare */
export const comparableText = (message: string): string | null => {
  const text = message
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return text.length < shortestComparedText ? null : text;
};

// Decides whether a message is spam, based on facts about it (docs/decisions/0033-spam.md). Each fact has points; a single weak fact
// never reaches the threshold, because it can apply to honest messages.

export interface ScoredMessage {
  name: string;
  subject: string;
  message: string;
}

export interface SpamFacts {
  /** Milliseconds between display and submission of the form; undefined for programs that do not measure it. */
  formAgeMs?: number;
  /** Number of other recent senders of the same text. */
  sendersOfSameText: number;
  /** Number of messages from the same network in the last hour, including this one. */
  messagesOfNetwork: number;
}

export interface SpamScore {
  points: number;
  isSpam: boolean;
  /** Sentences shown to administrators. */
  reasons: string[];
}

const threshold = 5;
/** People take longer to fill in a form. */
const fastestMs = 3000;

interface Reason {
  points: number;
  text: string;
}

const topLevels = 'com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|click|link|icu|store';
/** Services that hide the target of a link. */
const shorteners = 'bit\\.ly|tinyurl\\.com|cutt\\.ly|rb\\.gy|is\\.gd|goo\\.gl|t\\.ly|ow\\.ly|shorturl\\.at|t\\.me';
const shortened = new RegExp(`(?<![@\\w.-])(?:${shorteners})/\\w`, 'i');
/** A link in HTML, BBCode or Markdown. */
const markup = /<a\s[^<>]{0,200}href|\[(?:url|link)[=\]]|\]\(\s?(?:https?:|www\.|[\w-]{1,63}\.[a-z])/i;
/** A domain typical of spam; other names with a dot, such as model numbers, are harmless. */
const domain = new RegExp(`(?<![@\\w./-])[\\w-]{1,63}\\.(?:${topLevels})\\b`, 'i');
const link = new RegExp(`(?:https?://|\\bwww\\.)[^\\s/?#"'<>()[\\]]{0,100}|${domain.source}|${shortened.source}`, 'gi');
const spelledDot = new RegExp(`\\s{0,2}\\bdot\\b\\s{0,2}(?=(?:${topLevels})\\b)`, 'gi');

/** Reverts common disguises of web addresses: hxxp, "example dot com", "example[.]com", other dots. */
const reveal = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2024\u3002]/g, '.')
    .replace(/\bh[tx]{2}p(s?):/gi, 'http$1:')
    .replace(/\s{0,2}[([{]\s?(?:dot|\.)\s?[)\]}]\s{0,2}/gi, '.')
    .replace(spelledDot, '.');

/** The host of each link. */
const hostsOf = (text: string): string[] =>
  [...text.matchAll(link)].map(([address]) => address.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?/, ''));

const hasAddress = (text: string): boolean => hostsOf(reveal(text)).length > 0;

const scoreLinks = (hosts: readonly string[]): Reason | null => {
  const count = hosts.length;
  if (count === 0) return null;
  if (count === 1) return { points: 1, text: 'The message has a link.' };
  const text = `The message has ${count} links.`;
  // many links to one host can be harmless, e.g. to drawings
  if (count >= 5) return { points: new Set(hosts).size >= 3 ? threshold : 4, text };
  return { points: Math.min(count, 3), text };
};

const scoreAge = (formAgeMs: number | undefined): Reason | null => {
  if (formAgeMs === undefined || formAgeMs >= fastestMs) return null;
  return { points: 3, text: `The form was sent ${(formAgeMs / 1000).toFixed(1)} seconds after it was shown.` };
};

const scoreSameText = ({ sendersOfSameText: senders, messagesOfNetwork }: SpamFacts): Reason | null => {
  if (senders === 0) return null;
  if (senders === 1) return { points: 2, text: 'Another sender has sent the same text.' };
  // many senders in one network are probably colleagues with the same form letter
  const isCampaign = senders >= 10 && messagesOfNetwork * 2 <= senders;
  return { points: isCampaign ? threshold : 4, text: `${senders} other senders have sent the same text.` };
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
  const text = `${subject}\n${message}`;
  const hosts = hostsOf(reveal(message));
  const found = [
    scoreAge(facts.formAgeMs),
    markup.test(text) ? { points: threshold, text: 'The text has a link in HTML, BBCode or Markdown.' } : null,
    hosts.length > hostsOf(message).length ? { points: 4, text: 'The message has a web address in disguise.' } : null,
    shortened.test(reveal(message)) ? { points: 4, text: 'The message has a shortened link.' } : null,
    scoreLinks(hosts),
    hasAddress(name) ? { points: 4, text: 'The name has a web address.' } : null,
    hasAddress(subject) ? { points: 3, text: 'The subject has a web address.' } : null,
  ].filter((reason) => reason !== null);
  // counted as one fact, because colleagues with the same form letter show both signs
  const many = [scoreSameText(facts), scoreNetwork(facts.messagesOfNetwork)].filter((reason) => reason !== null);
  const points = sum(found) + Math.max(0, ...many.map((reason) => reason.points));
  return { points, isSpam: points >= threshold, reasons: [...found, ...many].map((reason) => reason.text) };
};

/** In characters; shorter texts are often equal by chance. */
const shortestComparedText = 40;
/** Number of consecutive words that different texts do not share by chance. */
const comparedWords = 12;

/** 32-bit FNV-1a hash. */
const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  return value;
};

/**
 * Selects the sequence of twelve words with the smallest hash, which is usually the same in texts with mostly the same words, regardless
 * of what precedes or follows them.
 * @returns the part of a text to compare, without case, numbers and punctuation; null if it is too short
 */
export const comparableText = (message: string): string | null => {
  const text = message
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  if (text.length < shortestComparedText) return null;
  const words = text.split(' ');
  const sequences = words.slice(comparedWords - 1).map((_, index) => words.slice(index, index + comparedWords).join(' '));
  return sequences.reduce((least, sequence) => (hash(sequence) < hash(least) ? sequence : least), sequences[0] ?? text);
};

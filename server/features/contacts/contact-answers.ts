// The answers to a message in the language of the visitor. The schemas of the contract have the English ones.
import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { contactLimits } from '#contract/rules/contacts.ts';
import { contactAnswersTexts } from '#contract/texts/en/contact-answers.ts';
import { contactCheckTexts } from '#contract/texts/en/contact-check.ts';
import type { Database } from '#server/database/schema.ts';
import { builtInEnglish, getTextsFor, type TextsFor } from '#server/features/interface-texts/site-texts.ts';
import { AppError, handleError, toAppError } from '#server/http/errors.ts';
import { getVisitorLanguage } from './message-language.ts';

const fields = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const;

const refusals = (textsFor: TextsFor): string[] => {
  const say = textsFor(contactCheckTexts);
  return [
    textsFor(contactAnswersTexts)('tooMany'),
    say('badEmail'),
    ...fields.flatMap((field) => [
      say('required', { field: say(field) }),
      say('tooLong', { field: say(field), limit: `${contactLimits[field]}` }),
    ]),
  ];
};

/** @returns a function that translates a refusal; one that no form of the site can cause stays English */
const translator = (textsFor: TextsFor): ((text: string) => string) => {
  const translations = refusals(textsFor);
  const byText = new Map(refusals(builtInEnglish).map((text, index) => [text, translations[index]]));
  return (text) => byText.get(text) ?? text;
};

const inLanguageOf = async (db: Database, body: unknown, error: AppError): Promise<AppError> => {
  const { language } = await getVisitorLanguage(db, (body as { language?: unknown } | null | undefined)?.language);
  const translate = translator(await getTextsFor(db, language));
  const { errors } = error.details;
  const translated = errors && Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map(translate)]));
  return new AppError(error.code, { ...error.details, message: translate(error.message), ...(translated && { errors: translated }) });
};

/** Refuses a message in the language that it names. */
export const refusalsInLanguage = (db: Database): RouteShorthandOptions => ({
  errorHandler: async (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toAppError(error, request);
    const isRefusal = known.code === 'invalid' || known.code === 'too-many';
    // during an outage the refusal is English
    const shown = isRefusal ? await inLanguageOf(db, request.body, known).catch(() => known) : error;
    return handleError(shown, request, reply);
  },
});

/** @param code as sent with the message @returns the confirmation */
export const confirmation = async (db: Database, code: string | undefined): Promise<string> =>
  (await getTextsFor(db, (await getVisitorLanguage(db, code)).language))(contactAnswersTexts)('received');

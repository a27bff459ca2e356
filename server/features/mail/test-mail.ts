// The test mail of the settings, sent in the same way as mail about messages.

import { getCompanyName, getRecipients } from './mail.settings.ts';
import type { Compose } from './mail.ts';
import { oneLine } from './mail.ts';

export const composeTestMail: Compose = async ({ db, siteUrl }, { recipients }) => {
  const company = oneLine(await getCompanyName(db));
  return {
    to: recipients?.split(', ') ?? (await getRecipients(db)),
    subject: `${company}: test mail of the website`,
    text: [
      'This is a test mail of your website. Mail about contact messages and quote requests reaches this address.',
      '',
      `Settings: ${siteUrl}/admin/settings`,
      '',
    ].join('\n'),
    autoSubmitted: 'auto-generated',
  };
};

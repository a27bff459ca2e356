// Email in the settings: whether it is sent, to whom, and a test.
import { useQuery } from '@tanstack/react-query';
import type { getMailOverview } from '#contract/mail.ts';
import type { AnswerOf } from '#contract/route.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { mailOverviewQuery, mailServerQuery, useMail, useSendFailedMail, useSendTestMail } from './mail.queries.ts';
import { MailServer } from './mail-server.tsx';
import { MailState } from './mail-state.tsx';

type Overview = AnswerOf<typeof getMailOverview>;

const TestMail = () => {
  const test = useSendTestMail();
  const { data: mail, isError } = useMail(test.data?.mail.id ?? null);
  const isUndecided = mail?.state === 'waiting' && mail.last_error === null;
  const isBusy = test.isPending || (test.isSuccess && !isError && (!mail || isUndecided));
  return (
    <>
      <BusyButton className="btn btn-s" type="button" isBusy={isBusy} busyText="Sending..." onClick={() => test.mutate()}>
        Send test mail
      </BusyButton>
      <p className="grow mail-result" role="status">
        {mail && !isUndecided && <MailState mail={mail} />}
      </p>
    </>
  );
};

const Enabled = ({ overview: { from, recipients, failed } }: { overview: Overview }) => {
  const sendFailed = useSendFailedMail();
  return (
    <>
      <p>
        Each message is sent from <b>{from}</b> to <b>{recipients.join(', ') || 'nobody'}</b>.
        {recipients.length === 0 && <span> Enter addresses in mail_recipients, or the email of the company.</span>}
      </p>
      <div className="row wrap">
        <TestMail />
        {failed > 0 && (
          <BusyButton
            className="btn btn-s"
            type="button"
            isBusy={sendFailed.isPending}
            busyText="Sending..."
            onClick={() => sendFailed.mutate()}
          >
            Send failed mail again
          </BusyButton>
        )}
      </div>
    </>
  );
};

export const MailPanel = () => {
  const { data: overview, isError } = useQuery(mailOverviewQuery);
  const { data: server, isPending } = useQuery({ ...mailServerQuery, enabled: Boolean(overview) });
  if (!overview && isError) return null;
  const shown = isPending ? undefined : overview;
  return (
    <section className="panel mail-panel" aria-labelledby="mail-panel">
      <header className="panel-head">
        <h2 id="mail-panel">Mail</h2>
      </header>
      <div className="panel-body stack">
        {!shown && <Skeleton className="mail-loading" />}
        {shown?.is_enabled && <Enabled overview={shown} />}
        {shown?.is_enabled === false && (
          <p className="hint">No email is sent: messages are shown only here. To get an email for each message, set up a mail server.</p>
        )}
        {shown && server && <MailServer server={server} />}
      </div>
    </section>
  );
};

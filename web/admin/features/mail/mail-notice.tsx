// A notice on every screen if emails cannot be sent.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useScreenRights } from '#web/admin/lib/rights.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { mailOverviewQuery } from './mail.queries.ts';

const counted = (count: number) => (count === 1 ? '1 email' : `${count} emails`);

export const MailNotice = () => {
  const { data } = useQuery(mailOverviewQuery);
  const { mayOpen } = useScreenRights();
  if (!data?.problem) return null;
  const { failed, delayed, problem } = data;
  const text =
    failed > 0
      ? `${counted(failed)} could not be sent.`
      : `${counted(delayed)} ${delayed === 1 ? 'has' : 'have'} waited for more than 15 minutes.`;
  return (
    <div className={failed > 0 ? 'notice red screen-notice' : 'notice yellow screen-notice'} role="status">
      <AdminIcon name="alert" />
      <div className="grow">
        {text} {problem.last_error}
      </div>
      {failed > 0 && problem.contact_id !== null && (
        <Link className="btn btn-s" to={`/admin/contacts?message=${problem.contact_id}`}>
          Open the message
        </Link>
      )}
      {mayOpen('/admin/settings') && (
        <Link className="btn btn-s" to="/admin/settings?group=mail">
          Mail settings
        </Link>
      )}
    </div>
  );
};

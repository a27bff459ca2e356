// The page behind the link of an invitation. It needs no session.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AcceptForm } from '#web/admin/features/administrators/accept-form.tsx';
import { invitationQuery } from '#web/admin/features/administrators/administrators.queries.ts';
import { isNotFound } from '#web/shared/lib/api.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { SignedOutFrame } from './signed-out-frame.tsx';

const Message = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className="invitation-message" role="alert">
    <h1>{title}</h1>
    <p className="sub">{text}</p>
    {children}
  </div>
);

const Content = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(invitationQuery(token));
  if (data) {
    const enter = () => {
      toast.success('Welcome! Your account is ready.');
      navigate('/admin', { replace: true });
    };
    return <AcceptForm token={token} name={data.name} email={data.email} onAccepted={enter} />;
  }
  if (!error) return <LoadingText>Loading invitation...</LoadingText>;
  if (isNotFound(error)) {
    return <Message title="Invitation not valid" text="It has been used, withdrawn or has expired. Please ask for a new link." />;
  }
  return (
    <Message title="Something went wrong" text="The invitation could not be loaded.">
      <button type="button" className="btn" onClick={() => void refetch()}>
        Retry
      </button>
    </Message>
  );
};

export const InvitationScreen = () => {
  const { token = '' } = useParams();
  return (
    <SignedOutFrame title="Invitation">
      <Content token={token} />
    </SignedOutFrame>
  );
};

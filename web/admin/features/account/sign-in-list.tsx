// Sign-ins and refused attempts of an account.
import { useState } from 'react';
import type { SignIn } from '#contract/account.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { deviceName } from './device-name.ts';

const results = {
  'signed-in': { text: 'Signed in', badge: 'badge green' },
  'wrong-password': { text: 'Wrong password', badge: 'badge yellow' },
  disabled: { text: 'Account disabled', badge: 'badge off' },
} as const;

const methods = { code: 'with a code', 'recovery-code': 'with a recovery code', passkey: 'with a passkey' } as const;

const textOf = ({ result, method }: SignIn): string => {
  if (method === null) return results[result].text;
  if (result === 'wrong-password') return method === 'passkey' ? 'Passkey refused' : 'Wrong code';
  return `${results[result].text} ${methods[method]}`;
};

/** Number of entries that are shown at first. */
const few = 5;

export const SignInList = ({ signIns }: { signIns: readonly SignIn[] }) => {
  const { date, time } = useFormats();
  const [isLong, setIsLong] = useState(false);
  if (signIns.length === 0) return <p className="panel-body muted">No sign-ins in the last 90 days</p>;
  return (
    <>
      <ul className="list devices">
        {(isLong ? signIns : signIns.slice(0, few)).map((signIn) => (
          <li key={signIn.id}>
            <div className="grow">
              <b>
                {date(signIn.at)}, {time(signIn.at)}
              </b>{' '}
              <span className={results[signIn.result].badge}>{textOf(signIn)}</span>
              <div className="hint">
                {deviceName(signIn)}, {signIn.address ?? 'unknown address'}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {!isLong && signIns.length > few && (
        <div className="panel-body">
          <button type="button" className="btn btn-s" onClick={() => setIsLong(true)}>
            Show all {signIns.length}
          </button>
        </div>
      )}
    </>
  );
};

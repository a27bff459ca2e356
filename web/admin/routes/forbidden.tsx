import { Link } from 'react-router';
import { useRoleName } from '#web/admin/lib/rights.ts';
import { EmptyList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';

export const Forbidden = () => {
  const role = useRoleName();
  return (
    <>
      <ScreenHead title="No access" />
      <div className="table-box">
        <EmptyList
          title="Your role does not include this screen"
          text={`${role ? `Your role is ${role}. ` : ''}An owner can change it under Account.`}
        >
          <Link className="btn btn-primary" to="/admin">
            Dashboard
          </Link>
        </EmptyList>
      </div>
    </>
  );
};

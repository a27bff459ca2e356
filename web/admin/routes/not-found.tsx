import { Link } from 'react-router';
import { EmptyList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';

export const NotFound = () => (
  <>
    <ScreenHead title="Page Not Found" />
    <div className="table-box">
      <EmptyList title="Page not found" text="The address may be mistyped, or the screen has moved.">
        <Link className="btn btn-primary" to="/admin">
          Dashboard
        </Link>
        <Link className="btn" to="/admin/contacts">
          Contact Messages
        </Link>
      </EmptyList>
    </div>
  </>
);

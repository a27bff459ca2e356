// Screens that are not built yet. Each says so and leads on.
import { Link } from 'react-router';
import { EmptyList } from '../../ui/admin/list-state.tsx';
import { ScreenHead } from '../../ui/admin/screen-head.tsx';

const pending = [{ path: 'hero-settings', title: 'Slideshow Settings' }];

const PendingScreen = ({ title }: { title: string }) => (
  <>
    <ScreenHead title={title} />
    <div className="table-box">
      <EmptyList title="Not in this version yet" text={`The screen “${title}” is not part of this version yet.`}>
        <Link className="btn btn-primary" to="/admin/contacts">
          Contact Messages
        </Link>
        <a className="btn" href="/">
          View website
        </a>
      </EmptyList>
    </div>
  </>
);

export const pendingScreens = pending.map(({ path, title }) => ({ path, Component: () => <PendingScreen title={title} /> }));

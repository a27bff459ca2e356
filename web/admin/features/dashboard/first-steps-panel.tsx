// What is still missing for a finished site, until all of it is done or an owner hides it.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FirstStepState } from '#contract/first-steps.ts';
import type { FirstStep } from '#contract/rules/first-steps.ts';
import { useMay } from '#web/admin/lib/rights.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { firstStepsQuery, useHideFirstSteps } from './first-steps.queries.ts';

interface StepText {
  to: `/admin/${string}`;
  title: string;
  hint: string;
  /** Another way to do it. */
  other?: { to: `/admin/${string}`; title: string };
}

const texts: Record<FirstStep, StepText> = {
  company: { to: '/admin/brand', title: 'Name and contact', hint: 'Of the company, with an email address or phone number' },
  logo: { to: '/admin/brand', title: 'Logo and colours', hint: 'The icon of the site is made from the logo' },
  category: { to: '/admin/categories?new=1', title: 'First category', hint: 'Products are grouped by categories' },
  product: {
    to: '/admin/products?new=1',
    title: 'First product',
    hint: 'With a picture and specifications, or',
    other: { to: '/admin/imports?new=1', title: 'import a file' },
  },
  article: { to: '/admin/news?new=1', title: 'First article', hint: 'News, or a text of the knowledge base' },
  page: { to: '/admin/pages', title: 'Imprint and privacy', hint: 'Pages with the legal texts of the company' },
  mail: { to: '/admin/settings', title: 'Mail server', hint: 'Messages of visitors arrive by mail' },
  backup: { to: '/admin/backups', title: 'First backup', hint: 'Proven by restoring it' },
  administrator: { to: '/admin/account', title: 'Second administrator', hint: 'In case one cannot sign in' },
};

const Step = ({ step: { key, is_done } }: { step: FirstStepState }) => {
  const { to, title, hint, other } = texts[key];
  return (
    <li className={is_done ? 'is-done' : undefined}>
      <span className="mark">{is_done && <AdminIcon name="check" />}</span>
      <div className="grow">
        {is_done ? <span>{title}</span> : <Link to={to}>{title}</Link>}
        {is_done && <span className="vh">, done</span>}
        {!is_done && (
          <div className="hint">
            <span>{hint}</span> {other && <Link to={other.to}>{other.title}</Link>}
          </div>
        )}
      </div>
    </li>
  );
};

export const FirstStepsPanel = () => {
  const { data: steps = [] } = useQuery(firstStepsQuery);
  const { mutate: setHidden, isPending, variables } = useHideFirstSteps();
  const may = useMay();
  const done = steps.filter(({ is_done }) => is_done).length;
  if (done === steps.length) {
    if (variables !== true || steps.length > 0) return null;
    return (
      <div className="notice first-steps-hidden" role="status">
        <div className="grow">The first steps are hidden for everybody.</div>
        <button type="button" className="btn btn-s" disabled={isPending} onClick={() => setHidden(false)}>
          Show again
        </button>
      </div>
    );
  }
  return (
    <section className="panel first-steps" aria-labelledby="first-steps">
      <header className="panel-head">
        <h2 id="first-steps">
          First steps{' '}
          <span className="sub num">
            {done} of {steps.length} done
          </span>
        </h2>
        {may('settings.write') && (
          <button type="button" className="btn btn-quiet btn-s" disabled={isPending} onClick={() => setHidden(true)}>
            Hide
          </button>
        )}
      </header>
      <ol>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </section>
  );
};

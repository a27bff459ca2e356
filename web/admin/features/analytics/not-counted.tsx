// Reported views that no figure includes, by reason.
import type { Analytics } from '#contract/analytics.ts';
import type { DropReason } from '#contract/rules/analytics.ts';

const reasons: Record<DropReason, { label: string; why: string }> = {
  bot: { label: 'Declared bots', why: 'Search engines and other known programs' },
  headless: { label: 'Headless browsers', why: 'Browsers without a screen, run by programs' },
  prefetch: { label: 'Prefetches', why: 'Pages loaded ahead that perhaps nobody looked at' },
  administrator: { label: 'Signed-in administrators', why: 'Your own visits and those of your colleagues' },
  referrer_spam: { label: 'Referrer spam', why: 'Faked visits that advertise another address' },
  too_many: { label: 'Too many views at once', why: 'Faster than anybody reads, or too many from one network address' },
  cross_site: { label: 'Reports from other sites', why: 'Not sent by a page of this website' },
  unknown_page: { label: 'Pages that do not exist', why: 'Mistyped addresses and old links' },
};

export const NotCounted = ({ dropped }: Pick<Analytics, 'dropped'>) => (
  <section className="panel" aria-labelledby="not-counted">
    <header className="panel-head">
      <h2 id="not-counted">Not counted</h2>
      <p>Reported in this period, but not by a person reading a page</p>
    </header>
    {dropped.length === 0 ? (
      <p className="panel-body muted">Everything that was reported in this period is counted.</p>
    ) : (
      <dl className="panel-body not-counted">
        {dropped.map(({ reason, count }) => (
          <div key={reason}>
            <dt>
              {reasons[reason].label}
              <small>{reasons[reason].why}</small>
            </dt>
            <dd className="num">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);

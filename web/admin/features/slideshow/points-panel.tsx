import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { type HeroValues, pointKeys } from './hero-values.ts';

/** The numbered points under the slides. */
export const PointsPanel = ({ form }: { form: Form<HeroValues> }) => (
  <section aria-labelledby="points-title">
    <h2 id="points-title">Hero Points</h2>
    <div className="panel panel-body stack">
      <p className="sub">Numbered under every slide, in this order. Empty ones are left out.</p>
      <div className="grid-2">
        {pointKeys.map((key, index) => (
          <TextField key={key} label={`Point ${index + 1}`} maxLength={200} {...form.field(key)} />
        ))}
      </div>
    </div>
  </section>
);

import { ColorField } from '#web/admin/ui/form/color-field.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { BrandPanel } from './brand-panel.tsx';
import type { BrandValues } from './brand-values.ts';

export const ColorsPanel = ({ form }: { form: Form<BrandValues> }) => (
  <BrandPanel title="Colours" text="The public site and this admin area">
    <ColorField label="Main colour" hint="Buttons and marks" {...form.field('main_color')} />
    <ColorField label="Secondary colour" hint="Links, focus and second buttons" {...form.field('secondary_color')} />
    <ColorField label="Accent colour" hint="Small highlights" {...form.field('accent_color')} />
  </BrandPanel>
);

// One slide: a line that opens, and its fields.
import type { KeyboardEvent } from 'react';
import type { Keyed } from '#web/admin/ui/entries/keyed-entries.ts';
import { RowGrip } from '#web/admin/ui/entries/row-grip.tsx';
import type { RowDrag } from '#web/admin/ui/entries/use-row-drag.ts';
import type { FieldErrors } from '#web/admin/ui/form/use-form.ts';
import type { SlideDraft } from './slide-drafts.ts';
import { SlideFields } from './slide-fields.tsx';
import { SlideHead } from './slide-head.tsx';
import type { SlideEditing } from './use-slide-editing.ts';

interface Props {
  slide: Keyed<SlideDraft>;
  index: number;
  count: number;
  errors: FieldErrors;
  editing: SlideEditing;
  drag: RowDrag;
}

export const SlideCard = ({ slide, index, count, errors, editing, drag: { drag, gripOf } }: Props) => {
  const { key } = slide;
  // what is wrong must be seen
  const hasError = Object.entries(errors).some(([name, text]) => text && name.startsWith(`slides_data.${key}.`));
  const isOpen = editing.isOpen(key) || hasError;
  const isOver = drag?.overId === key && drag.id !== key;
  const classes = ['slide-card', isOpen && 'open', drag?.id === key && 'is-dragged', isOver && `drop-${drag.side}`];

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    editing.move(key, event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <li className={classes.filter(Boolean).join(' ')} data-row-id={key} onKeyDown={onKeyDown}>
      <SlideHead
        slide={slide}
        index={index}
        count={count}
        isOpen={isOpen}
        grip={<RowGrip grip={gripOf(key)} />}
        onToggle={() => editing.toggle(key)}
        onMove={(step) => editing.move(key, step)}
        onRemove={() => editing.remove(key)}
      />
      {isOpen && (
        <div className="slide-fields stack">
          <SlideFields slide={slide} errors={errors} onChange={(part) => editing.change(key, part)} />
        </div>
      )}
    </li>
  );
};

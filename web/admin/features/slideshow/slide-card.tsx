// One slide: a row that opens, and its fields.
import type { RecordOf } from '#web/admin/features/links/linked-records.queries.ts';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import type { Keyed } from '#web/admin/ui/reorder/entries.ts';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import type { SlideDraft } from './slide-drafts.ts';
import { SlideFields } from './slide-fields.tsx';
import { SlideHead } from './slide-head.tsx';
import type { SlideEditing } from './use-slide-editing.ts';

interface Props {
  slide: Keyed<SlideDraft>;
  index: number;
  count: number;
  errors: FieldErrors;
  recordOf: RecordOf;
  editing: SlideEditing;
}

export const SlideCard = ({ slide, index, count, errors, recordOf, editing }: Props) => {
  const { key } = slide;
  const item = useReorderItem(key);
  const isOpen = editing.isOpen(key);
  return (
    <li
      className={['slide-card', isOpen && 'open', item.className].filter(Boolean).join(' ')}
      data-row-id={key}
      ref={item.ref}
      onKeyDown={item.onKeyDown}
    >
      <SlideHead
        slide={slide}
        index={index}
        count={count}
        isOpen={isOpen}
        grip={<ReorderGrip item={item} />}
        onToggle={() => editing.toggle(key)}
        onMove={(step) => editing.reorder.move(key, step)}
        onRemove={() => editing.remove(key)}
      />
      {isOpen && (
        <div className="slide-fields stack">
          <SlideFields slide={slide} errors={errors} recordOf={recordOf} onChange={(part) => editing.change(key, part)} />
        </div>
      )}
    </li>
  );
};

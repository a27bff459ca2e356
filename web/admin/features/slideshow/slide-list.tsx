// The slides in the order in which visitors see them.
import { useRef } from 'react';
import { useLinkedRecords } from '#web/admin/features/links/linked-records.queries.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { ReorderList } from '#web/admin/ui/reorder/reorder-list.tsx';
import { errorsBySlide } from './hero-check.ts';
import type { HeroValues } from './hero-values.ts';
import { SlideCard } from './slide-card.tsx';
import { useSlideEditing } from './use-slide-editing.ts';

export const SlideList = ({ form }: { form: Form<HeroValues> }) => {
  const root = useRef<HTMLUListElement>(null);
  const slides = form.values.slides_data;
  const errors = errorsBySlide(form.errors, slides);
  const wrong = Object.entries(errors).flatMap(([name, text]) => (text ? [name.split('.')[1] ?? ''] : []));
  const editing = useSlideEditing({ slides, root, refusals: form.refusals, wrong, onChange: (next) => form.set('slides_data', next) });
  const { removal, reorder } = editing;
  const recordOf = useLinkedRecords(slides.map(({ button_kind, button_target }) => ({ kind: button_kind, target: button_target })));
  return (
    <section aria-labelledby="slides-title">
      <div className="row slides-head">
        <h2 id="slides-title" className="grow">
          Slide Configuration <span className="muted num">{slides.length}</span>
        </h2>
        <button type="button" className="btn btn-s" onClick={editing.add}>
          <AdminIcon name="plus" />
          Add Slide
        </button>
      </div>
      {errors.slides_data && (
        <p className="err" role="alert">
          <AdminIcon name="alert" />
          {errors.slides_data}
        </p>
      )}
      {removal.name && <UndoNotice text={`${removal.name} removed`} onUndo={removal.undo} onDismiss={removal.dismiss} />}
      <ReorderList {...reorder.list}>
        <ul className="slide-list" ref={root}>
          {slides.map((slide, index) => (
            <SlideCard
              key={slide.key}
              slide={slide}
              index={index}
              count={slides.length}
              errors={errors}
              recordOf={recordOf}
              editing={editing}
            />
          ))}
        </ul>
      </ReorderList>
      <p className="vh" role="status">
        {reorder.announcement}
      </p>
    </section>
  );
};

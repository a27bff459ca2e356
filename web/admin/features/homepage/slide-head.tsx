import type { ReactNode } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { isEmptySlide, type SlideDraft, slideName } from './slide-drafts.ts';

interface Props {
  slide: SlideDraft;
  index: number;
  count: number;
  isOpen: boolean;
  grip: ReactNode;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** What a slide is, and what can be done with it as a whole. */
export const SlideHead = ({ slide, index, count, isOpen, grip, onToggle, onMove, onRemove }: Props) => {
  const number = index + 1;
  const arrow = (step: -1 | 1) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={`Move slide ${number} ${step < 0 ? 'up' : 'down'}`}
      title={step < 0 ? 'Earlier  Alt ↑' : 'Later  Alt ↓'}
      aria-disabled={(step < 0 ? index === 0 : number === count) || undefined}
      onClick={() => onMove(step)}
    >
      <AdminIcon name={step < 0 ? 'up' : 'down'} />
    </button>
  );
  return (
    <div className="slide-head">
      {count > 1 && grip}
      <button type="button" className="slide-toggle" aria-expanded={isOpen} onClick={onToggle}>
        <AdminIcon name={isOpen ? 'down' : 'right'} />
        <Picture src={slide.background_image || slide.hero_image || null} alt="" sizes="64px" ratio="16/9" className="thumb slide-thumb" />
        <span className="grow">
          <span className="truncate strong">
            <span className="muted num">{number}</span> {slideName(slide, index)}
          </span>
          <small className="truncate">{isEmptySlide(slide) ? 'Empty: visitors do not see it' : slide.subtitle}</small>
        </span>
      </button>
      {count > 1 && (
        <div className="slide-actions">
          {arrow(-1)}
          {arrow(1)}
          <button type="button" className="btn btn-quiet btn-s btn-danger-quiet" aria-label={`Remove slide ${number}`} onClick={onRemove}>
            Remove
          </button>
        </div>
      )}
    </div>
  );
};

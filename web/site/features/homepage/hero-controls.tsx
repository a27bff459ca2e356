// Slideshow controls in tab order: pause, previous, dots, next.

import type { Slide } from '#web/shared/features/homepage/hero-slides.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { Slideshow } from './use-slideshow.ts';

interface Props {
  slides: Slide[];
  show: Slideshow;
  canPause: boolean;
}

export const HeroControls = ({ slides, show, canPause }: Props) => (
  <div className="hero-ctl">
    {canPause && (
      <button type="button" aria-label={show.isPlaying ? 'Pause slideshow' : 'Play slideshow'} onClick={show.togglePlaying}>
        <Icon name={show.isPlaying ? 'pause' : 'play'} />
      </button>
    )}
    <button type="button" aria-label="Previous slide" onClick={show.showPrevious}>
      <Icon name="prev" />
    </button>
    <div className="dots">
      {slides.map((slide, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity other than their position
          key={index}
          type="button"
          aria-label={slide.title ? `Slide ${index + 1}: ${slide.title}` : `Slide ${index + 1}`}
          aria-current={index === show.index ? 'true' : undefined}
          onClick={() => show.show(index)}
        />
      ))}
    </div>
    <button type="button" aria-label="Next slide" onClick={show.showNext}>
      <Icon name="next" />
    </button>
  </div>
);

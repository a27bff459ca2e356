// Numbered points, styled as callouts of a technical drawing; those below the image have a leader line into it.
import type { CSSProperties } from 'react';
import { keepUnits } from '#web/site/lib/keep-units.ts';

// line heights in pixels, designed for the first slide; other slides show short lines
const leaderHeights = [64, 232, 112, 176];

const leaderOf = (index: number, count: number): number | undefined => {
  const firstUnderPicture = Math.ceil(count / 2 - 0.5);
  return index < firstUnderPicture ? undefined : leaderHeights[index - firstUnderPicture];
};

interface Props {
  points: string[];
  hasShortLeaders: boolean;
}

export const HeroPoints = ({ points, hasShortLeaders }: Props) => (
  <ol className={hasShortLeaders ? 'points short' : 'points'}>
    {points.map((point, index) => {
      const height = leaderOf(index, points.length);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity other than their number
        <li key={index} className={height ? 'leads' : undefined} style={height ? ({ '--up': `${height}px` } as CSSProperties) : undefined}>
          <b aria-hidden="true">{index + 1}</b>
          {keepUnits(point)}
        </li>
      );
    })}
  </ol>
);

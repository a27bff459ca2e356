// The point of a picture that stays visible when it is cropped: set by a click, or by the arrow keys.
import type { KeyboardEvent, MouseEvent } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';

export interface Point {
  x: number;
  y: number;
}

interface Props {
  path: string;
  point: Point;
  onChange: (point: Point) => void;
}

const step = 0.05;
const moves: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (value: number): string => `${Math.round(value * 100)} %`;

export const FocalPoint = ({ path, point, onChange }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: within(point.x + move.x), y: within(point.y + move.y) });
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // a click by keyboard has no position
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  return (
    <div>
      <button
        type="button"
        className="focal-picture"
        aria-label="Focal point: arrow keys move it"
        aria-describedby="focal-place"
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <img src={`${storageUrl(path)}?w=800`} alt="" draggable={false} />
        <span className="focal-mark" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </button>
      <p className="hint" id="focal-place" role="status">
        Focal point: {percent(point.x)} from the left, {percent(point.y)} from the top. It stays visible where the picture is cropped.
      </p>
    </div>
  );
};

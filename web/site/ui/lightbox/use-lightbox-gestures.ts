// Pointer gestures of the lightbox: pinch, wheel and double tap zoom; dragging pans a zoomed picture; a horizontal swipe
// shows the next picture otherwise.
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { towardsNext } from '#web/site/lib/direction.ts';
import type { Point } from '../zoom-view.ts';

interface Options {
  frame: RefObject<HTMLElement | null>;
  isZoomed: boolean;
  canTurn: boolean;
  /** @param at fixed point of the zoom; all points are relative to the centre of the frame */
  onZoom: (factor: number, at: Point) => void;
  onPan: (across: number, down: number) => void;
  onDoubleTap: (at: Point) => void;
  /** Single mouse click. */
  onClick: (at: Point) => void;
  onTurn: (by: 1 | -1) => void;
  /** The last pointer was released. */
  onEnd: () => void;
}

interface Press extends Point {
  /** The pointer moved or a second finger was used, so it is not a tap. */
  isDrag: boolean;
  isPinch: boolean;
}

const tapDistance = 10;
const doubleTapMs = 350;
const doubleTapDistance = 30;
const shortestSwipe = 48;
const wheelLineHeight = 16;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
/** @returns the point relative to the centre of the element */
const fromCentre = (element: Element | null, { x, y }: Point): Point => {
  const box = element?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
};
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/** Zooms with the wheel and prevents the browser from zooming or scrolling, which React's passive listeners cannot do. */
const useWheel = (frame: RefObject<HTMLElement | null>, onZoom: Options['onZoom']): void => {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * wheelLineHeight : event.deltaY;
      // a pinch on a touchpad is reported as wheel events with Ctrl, in small steps
      zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.002)), fromCentre(element, pointOf(event)));
    };
    // otherwise browsers treat a swipe as a scroll fling and use the next tap, such as on "Close", to stop it
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('wheel', onWheel, { passive: false });
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => {
      element?.removeEventListener('wheel', onWheel);
      element?.removeEventListener('touchmove', preventScroll);
    };
  }, [frame]);
};

/** @returns a handler for presses without movement that distinguishes double taps from single clicks */
const useTap = ({ frame, onDoubleTap, onClick }: Pick<Options, 'frame' | 'onDoubleTap' | 'onClick'>) => {
  const lastTap = useRef<(Point & { time: number }) | null>(null);
  return (event: PointerEvent) => {
    const at = pointOf(event);
    const before = lastTap.current;
    const isSecond = before !== null && event.timeStamp - before.time < doubleTapMs && distance(before, at) < doubleTapDistance;
    lastTap.current = isSecond ? null : { ...at, time: event.timeStamp };
    if (isSecond) onDoubleTap(fromCentre(frame.current, at));
    else if (event.pointerType === 'mouse') onClick(fromCentre(frame.current, at));
  };
};

const isSwipe = (start: Press, end: Point): boolean => {
  const across = Math.abs(end.x - start.x);
  return !start.isPinch && across > shortestSwipe && across > Math.abs(end.y - start.y);
};

/** @returns pointer handlers for the frame and the state of the gesture in progress */
export const useLightboxGestures = (options: Options) => {
  const { frame, isZoomed, canTurn, onZoom, onPan, onTurn, onEnd } = options;
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | null>(null);
  /** Horizontal offset of a swipe in progress, in pixels. */
  const [pull, setPull] = useState(0);
  const [isMoving, setIsMoving] = useState(false);
  const tap = useTap(options);
  useWheel(frame, onZoom);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
    const isPinch = pointers.current.size > 1;
    if (isPinch) setPull(0);
    press.current = isPinch && press.current ? { ...press.current, isDrag: true, isPinch } : { ...pointOf(event), isDrag: false, isPinch };
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    const start = press.current;
    if (!before || !start) return;
    const now = pointOf(event);
    pointers.current.set(event.pointerId, now);
    start.isDrag ||= distance(start, now) >= tapDistance;
    if (!start.isDrag) return;
    setIsMoving(true);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [from, to] = [middle(before, other), middle(now, other)];
      onPan(to.x - from.x, to.y - from.y);
      onZoom(distance(now, other) / (distance(before, other) || 1), fromCentre(frame.current, to));
    } else if (isZoomed) onPan(now.x - before.x, now.y - before.y);
    else if (event.pointerType === 'touch' && canTurn && !start.isPinch) setPull(now.x - start.x);
  };
  const release = (event: PointerEvent, isCancelled: boolean) => {
    const start = press.current;
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || !start) return;
    press.current = null;
    const end = pointOf(event);
    const canSwipe = canTurn && !isZoomed && event.pointerType === 'touch';
    if (!isCancelled && canSwipe && isSwipe(start, end)) onTurn((start.x - end.x) * towardsNext() > 0 ? 1 : -1);
    else if (!start.isDrag && !isCancelled && distance(start, end) < tapDistance) tap(event);
    setPull(0);
    setIsMoving(false);
    onEnd();
  };
  const onPointerUp = (event: PointerEvent) => release(event, false);
  const onPointerCancel = (event: PointerEvent) => release(event, true);

  /** `isMoving`: the picture follows the pointer, without a transition. */
  return { pull, isMoving, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
};

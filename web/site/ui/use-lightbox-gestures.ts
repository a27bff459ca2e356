// Pointer gestures of the lightbox: pinch, wheel and double tap zoom; dragging pans a zoomed image; a horizontal swipe
// shows the next image otherwise.
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from './zoom-view.ts';

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
  /** Moved or used a second finger, so it is not a tap. */
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
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/** @returns pointer handlers for the frame and the state of the gesture in progress */
export const useLightboxGestures = (options: Options) => {
  const { frame, isZoomed, canTurn, onZoom, onPan, onDoubleTap, onClick, onTurn, onEnd } = options;
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | null>(null);
  const lastTap = useRef<(Point & { time: number }) | null>(null);
  /** Horizontal offset of a swipe in progress, in pixels. */
  const [pull, setPull] = useState(0);
  const [isMoving, setIsMoving] = useState(false);

  const fromCentre = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  const zoom = useEffectEvent(onZoom);
  // React's listeners are passive and cannot prevent the browser from zooming or scrolling
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * wheelLineHeight : event.deltaY;
      // a pinch on a touchpad is reported as wheel events with Ctrl, in small steps
      zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.002)), at);
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

  const tap = (event: PointerEvent) => {
    const at = pointOf(event);
    const before = lastTap.current;
    const isSecond = before !== null && event.timeStamp - before.time < doubleTapMs && distance(before, at) < doubleTapDistance;
    lastTap.current = isSecond ? null : { ...at, time: event.timeStamp };
    if (isSecond) onDoubleTap(fromCentre(at));
    else if (event.pointerType === 'mouse') onClick(fromCentre(at));
  };

  const release = (event: PointerEvent, isCancelled: boolean) => {
    const start = press.current;
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || !start) return;
    press.current = null;
    const across = event.clientX - start.x;
    const isSwipe = !start.isPinch && Math.abs(across) > shortestSwipe && Math.abs(across) > Math.abs(event.clientY - start.y);
    if (isSwipe && !isCancelled && canTurn && !isZoomed && event.pointerType === 'touch') onTurn(across < 0 ? 1 : -1);
    else if (!start.isDrag && !isCancelled && distance(start, pointOf(event)) < tapDistance) tap(event);
    setPull(0);
    setIsMoving(false);
    onEnd();
  };

  return {
    pull,
    /** The image follows the pointer, without a transition. */
    isMoving,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        pointers.current.set(event.pointerId, pointOf(event));
        const isPinch = pointers.current.size > 1;
        if (isPinch) setPull(0);
        press.current =
          isPinch && press.current ? { ...press.current, isDrag: true, isPinch } : { ...pointOf(event), isDrag: false, isPinch };
      },
      onPointerMove: (event: PointerEvent) => {
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
          onZoom(distance(now, other) / (distance(before, other) || 1), fromCentre(to));
        } else if (isZoomed) onPan(now.x - before.x, now.y - before.y);
        else if (event.pointerType === 'touch' && canTurn && !start.isPinch) setPull(now.x - start.x);
      },
      onPointerUp: (event: PointerEvent) => release(event, false),
      onPointerCancel: (event: PointerEvent) => release(event, true),
    },
  };
};

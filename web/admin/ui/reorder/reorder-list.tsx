// A list whose entries are dragged with a mouse, a pen or a finger. The only file that imports the drag-and-drop library.
import { AutoScroller, Cursor, PointerActivationConstraints, PointerSensor, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, type DragMoveEvent, useDraggable } from '@dnd-kit/react';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { dropTargetAt, type Layout, type Point } from './drop-target.ts';
import type { DropTarget, Step } from './entries.ts';

interface Drag {
  key: string;
  target: DropTarget | null;
}

interface ReorderContext {
  drag: Drag | null;
  elements: Map<string, Element>;
  onStep: ((key: string, step: Step) => void) | undefined;
}

const Context = createContext<ReorderContext>({ drag: null, elements: new Map(), onStep: undefined });

interface Props {
  layout?: Layout;
  /** Called when an entry was dropped. */
  onDrop: (key: string, target: DropTarget) => void;
  /** Called to move an entry on Alt and an arrow key. If it is absent, entries handle these keys themselves. */
  onStep?: (key: string, step: Step) => void;
  children: ReactNode;
}

const { Delay, Distance } = PointerActivationConstraints;

const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType, target }, { handle }) => {
      // in pixels: a shorter movement is a click
      if (handle && target instanceof Node && handle.contains(target)) return [new Distance({ value: 4 })];
      // a finger on an entry without a grip scrolls the page, unless it rests first; in ms
      return pointerType === 'touch' ? [new Delay({ value: 250, tolerance: 5 })] : [new Distance({ value: 4 })];
    },
  }),
];
// Alt and the arrow keys replace the keyboard sensor, and entries announce their new positions themselves
const plugins = [AutoScroller, Cursor, PreventSelection];

const pointOf = ({ nativeEvent, operation }: DragMoveEvent | DragEndEvent): Point =>
  nativeEvent instanceof PointerEvent ? { x: nativeEvent.clientX, y: nativeEvent.clientY } : operation.position.current;

const isSame = (one: DropTarget | null | undefined, other: DropTarget): boolean => one?.key === other.key && one.side === other.side;

export const ReorderList = ({ layout = 'rows', onDrop, onStep, children }: Props) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const step = useLatest(onStep);
  const [elements] = useState(() => new Map<string, Element>());
  const point = useRef<Point>({ x: 0, y: 0 });

  const hasSteps = onStep !== undefined;
  // unchanged while a field of an entry is edited
  const context = useMemo<ReorderContext>(
    () => ({ drag, elements, onStep: hasSteps ? (key, by) => step.current?.(key, by) : undefined }),
    [drag, elements, hasSteps, step],
  );

  const findTarget = () =>
    dropTargetAt(
      point.current,
      [...elements].map(([key, element]) => [key, element.getBoundingClientRect()] as const),
      layout,
    );
  const updateTarget = () => {
    const target = findTarget();
    setDrag((before) => (before && !isSame(before.target, target) ? { ...before, target } : before));
  };

  // the list can scroll under a pointer that does not move
  const isDragging = drag !== null;
  const onScroll = useEffectEvent(updateTarget);
  useEffect(() => {
    if (!isDragging) return;
    const listener = () => onScroll();
    document.addEventListener('scroll', listener, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', listener, { capture: true });
  }, [isDragging]);

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation: { source } }) => source && setDrag({ key: String(source.id), target: null })}
      onDragMove={(event) => {
        point.current = pointOf(event);
        updateTarget();
      }}
      onDragEnd={(event) => {
        const { source } = event.operation;
        point.current = pointOf(event);
        if (source && !event.canceled) onDrop(String(source.id), findTarget());
        setDrag(null);
      }}
    >
      <Context value={context}>{children}</Context>
    </DragDropProvider>
  );
};

const steps: Record<string, Step> = { ArrowUp: -1, ArrowDown: 1 };

/** For one entry of the list: refs of its element and grip, and the classes that show the drag. */
export const useReorderItem = (key: string) => {
  const { drag, elements, onStep } = useContext(Context);
  const { ref: setDraggable, handleRef } = useDraggable({ id: key });
  const ref = useCallback(
    (element: Element | null) => {
      setDraggable(element);
      if (element) elements.set(key, element);
      else elements.delete(key);
    },
    [setDraggable, elements, key],
  );
  const isDragged = drag?.key === key;
  const isOver = !isDragged && drag?.target?.key === key;
  return {
    /** Ref of the entry's element. */
    ref,
    /** Ref for `ReorderGrip`. If it is unused, the whole entry is dragged. */
    gripRef: handleRef,
    className: [isDragged && 'is-dragged', isOver && `drop-${drag?.target?.side}`].filter(Boolean).join(' '),
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.altKey ? steps[event.key] : undefined;
      const target = event.target as HTMLElement;
      // in formatted text these keys move the cursor, in a list of choices they open it
      if (!step || !onStep || event.defaultPrevented || target.isContentEditable || target.tagName === 'SELECT') return;
      event.preventDefault();
      onStep(key, step);
    },
  };
};

export type ReorderItem = ReturnType<typeof useReorderItem>;

/** True while the dragged entry would be inserted at the end of a tree. */
export const useIsDropAtEnd = (): boolean => {
  const { drag } = useContext(Context);
  return drag !== null && drag.target?.key === null;
};

// Provides the state of the router and renders its screen.
import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type Location, NavigateContext, NavigationContext, PendingContext } from '#web/site/lib/navigation.ts';
import { RouteError } from '#web/site/routes/route-error.tsx';
import type { Router, RouterState } from './router.ts';

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}
interface BoundaryState {
  failure: { error: unknown } | null;
  location: Location;
}

/** Shows the error screen instead of children that throw while rendering, until the next navigation. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, location: this.props.location };
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }
  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { failure: null, location };
  }
  override render() {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}

const RouterContext = createContext<{ router: Router; state: RouterState } | null>(null);

export const useRouter = () => {
  const context = useContext(RouterContext);
  if (!context) throw new Error('This component needs the router');
  return context;
};

interface Props {
  router: Router;
  /** Layout with an `Outlet`. Rendered as soon as the first screen is loaded. */
  children: ReactNode;
}

export const RouterProvider = ({ router, children }: Props) => {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // in a transition, so that a long render does not block typing and clicks
    const read = () => startTransition(() => setState(router.state));
    read();
    return router.subscribe(read);
  }, [router]);
  const { location, params, type, screen, failure } = state;
  // the same object while the next screen loads, so that nothing is rendered in the meantime
  const navigation = useMemo(() => ({ location, params, type }), [location, params, type]);
  const pending = useCallback(() => router.state, [router]);
  return (
    <NavigateContext value={router.navigate}>
      <PendingContext value={pending}>
        <NavigationContext value={navigation}>
          <RouterContext value={{ router, state }}>
            {(screen || failure) && <ErrorBoundary location={location}>{children}</ErrorBoundary>}
          </RouterContext>
        </NavigationContext>
      </PendingContext>
    </NavigateContext>
  );
};

/** The screen inside the layout. */
export const Outlet = () => {
  const { location, screen, failure } = useRouter().state;
  const element = useMemo(() => screen && <screen.Component />, [screen]);
  if (failure) return <RouteError error={failure.error} />;
  return <ErrorBoundary location={location}>{element}</ErrorBoundary>;
};

// How the application is left for a page that is loaded anew. A parameter, because a test has no page to load.
import { createContext } from 'react';

export const LeaveContext = createContext<(path: string) => void>((path) => window.location.assign(path));

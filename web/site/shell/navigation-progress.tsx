import { useNavigation } from 'react-router';

/** A line at the top while the next screen's code is on its way; it appears only when that takes long. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="nav-progress" aria-hidden="true" />;
};

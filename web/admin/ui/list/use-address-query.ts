// The query of the address in admin screens.
import { use } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useSearchParams } from 'react-router';

type Change = (write: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * Like `useSearchParams`, whose setter builds on the query last rendered and so loses the first of two changes in quick
 * succession. This one builds on the query of the router, which is ahead of what is rendered.
 */
export const useAddressQuery = (): [URLSearchParams, Change] => {
  const [params, setParams] = useSearchParams();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const change: Change = (write, options) => {
    const state = router?.state;
    const location = state?.navigation.location ?? state?.location;
    setParams(write(location ? new URLSearchParams(location.search) : params), options);
  };
  return [params, change];
};

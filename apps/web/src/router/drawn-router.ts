import type { DataRouter } from 'react-router-dom';

/**
 * The router as React renders it. State changes between the first render and its commit reach only listeners that
 * subscribed before, such as the navigation; `RouterProvider` subscribes at the commit, and is notified again.
 */
export function drawnRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (tell) => {
    const unsubscribe = router.subscribe(tell);
    tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return unsubscribe;
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}

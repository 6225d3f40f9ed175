import type { DataRouter } from 'react-router-dom';

/**
 * The router as React draws it. What happens between the first rendering and its commit reaches only those who have
 * subscribed by then, such as the navigation; `RouterProvider` subscribes at the commit, and is told the state anew.
 */
export function drawnRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (tell) => {
    const unsubscribe = router.subscribe(tell);
    tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return unsubscribe;
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}

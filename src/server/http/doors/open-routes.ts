import type { Context, Hono } from 'hono';
import type { AppError } from '#server/callable/app-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enter, type Entered } from './door.ts';
import { doorOf, type DoorName } from './doors.ts';
import { routeName } from '../route-name.ts';
import { asAppError, sendError } from '../send-error.ts';

type Answer = (c: Context, entered: Entered) => Response | Promise<Response>;
type SayNo = (c: Context, error: AppError) => Response;

/** Opens a route behind its door. The door's name is its method and path, so that neither can be without the other. */
export function openRoutes(routes: Hono, deps: Deps) {
  return (name: DoorName, answer: Answer, sayNo: SayNo = sendError): void => {
    const [method = 'GET', path = '/'] = name.split(' ');
    routes.on(method, path, async (c) => {
      try {
        return await answer(c, await enter(c, deps, doorOf(name)));
      } catch (error) {
        return sayNo(c, asAppError(error, deps, { route: routeName(c.req.path) }));
      }
    });
  };
}

export type OpenRoute = ReturnType<typeof openRoutes>;

import { type PhoneConfig, phoneHandlers } from './phone.handlers.ts';
import { type ProfileConfig, profileHandlers } from './profile.handlers.ts';
import { visitHandlers } from './visit.handlers.ts';

export function profileOperations(config: PhoneConfig & ProfileConfig) {
  return { ...phoneHandlers(config), ...profileHandlers(config), ...visitHandlers };
}

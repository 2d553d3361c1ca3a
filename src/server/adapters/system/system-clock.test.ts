import { describeClock } from '#server/ports/clock.conformance.ts';
import { createSystemClock } from './system-clock.ts';

describeClock('the clock of the machine', createSystemClock);

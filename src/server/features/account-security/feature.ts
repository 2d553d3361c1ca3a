import { changePassword, endSessions, getAccountSecurity } from '#contract/account-security.ts';
import type { Feature } from '#server/ports/feature.ts';
import { AccountSecurityService, type AccountSecurityParts } from './account-security.service.ts';

/** A reader's own password and sessions. */
export const accountSecurityFeature: Feature<AccountSecurityParts> = {
  name: 'account-security',
  calls: [getAccountSecurity, changePassword, endSessions],
  serve: (register, parts) => {
    const service = new AccountSecurityService(parts);
    register(getAccountSecurity, ({ reader }) => service.describe(reader));
    register(changePassword, async ({ reader, body, renewSession }) => {
      const ended = await service.changePassword(reader, body.password, body.wanted);
      // Whoever holds the former secret of this very session is signed out, too.
      await renewSession();
      return { ended };
    });
    register(endSessions, async ({ reader, body }) => ({
      ended: await service.endSessions(reader, body.which, body.id),
    }));
  },
};

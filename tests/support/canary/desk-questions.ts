import type { Canary, Question, Questions } from './questions.ts';
import { COMPARED } from './library-kinds.ts';
import { PLAIN } from './questions.ts';
import type { Desk } from './fill-desk.ts';
import { MERGER } from './merger.ts';

const ofDesks =
  (ask: (desk: Desk) => Question | readonly Question[]) =>
  ({ desks }: Canary): Question[] =>
    desks.flatMap(ask);

const amount = () => [{ query: { amount: 100 } }];

/** What accounts keep, asked for as one's own and by the ids of others. */
export const DESK_QUESTIONS: Questions = {
  'GET /apiv2/account/GetAccountInformation': PLAIN,
  'GET /apiv2/account/GetCsrf': PLAIN,
  'GET /apiv2/Account/loginip': () => [{}, { query: { returnUrl: '/document/ka-award-kapp' } }],
  'GET /apiv2/Account/carryOver': PLAIN,
  'GET /apiv2/Account/MyData': PLAIN,
  'GET /apiv2/Account/Security': PLAIN,
  'GET /mip/api/LatestSearches': PLAIN,
  'GET /apiv2/Customization': PLAIN,
  'GET /apiv2/Customization/OurToolsTile': PLAIN,
  'GET /apiv2/Customization/History': PLAIN,
  'GET /apiv2/Customization/RelationshipIndicatorLatestSearches': PLAIN,
  'GET /apiv2/Customization/ReadingPlaces': () => [{}, { query: { amount: 100 } }],
  'GET /apiv2/Customization/ReadingPlace': ({ few }) => few.map((id) => ({ query: { id } })),
  'GET /apiv2/PracticalContent/Checklists': PLAIN,
  'GET /apiv2/CompareJurisdictions/Cases': PLAIN,
  'GET /apiv2/CompareJurisdictions/Cases/{id}': ofDesks(({ merger }) => ({ path: { id: merger } })),
  'GET /apiv2/CompareJurisdictions/SharedCases/{token}': ofDesks(({ merger }) => ({ path: { token: merger } })),
  'POST /apiv2/Favorite/GetFavorites': (canary) => [
    { body: { pageSize: 1000 } },
    { body: { idsOnly: true } },
    { body: { query: 'qx' } },
    ...ofDesks(({ folder }) => ({ body: { selectedFolderId: folder } }))(canary),
  ],
  'GET /apiv2/Trash': PLAIN,
  'GET /apiv2/CompareJurisdictions/Notes/{slug}': () => Object.values(COMPARED).map((slug) => ({ path: { slug } })),
  'POST /apiv2/Favorite/CountNew': ofDesks(({ favorites }) => ({ body: { ids: favorites } })),
  'GET /mip/api/FavoriteDocuments': amount,
  'GET /mip/api/FavoriteSearches': amount,
  'GET /mip/api/Filter/favoriteFilters': PLAIN,
  'GET /apiv2/api/SearchAlerts': PLAIN,
  'GET /apiv2/api/SearchAlerts/feed/{token}': ofDesks(({ feed, alert }) => [
    { path: { token: `${feed.slice(0, -1)}x` } },
    { path: { token: alert } },
  ]),
  'GET /apiv2/api/ResearchRecord': () => [{}, { query: { text: 'qx' } }],
  'GET /apiv2/api/ResearchRecord/{id}/new': ofDesks(({ entry }) => ({ path: { id: entry } })),
  'POST /apiv2/api/ResearchRecord/export': ofDesks(({ entry }) => [
    { body: { format: 'text' } },
    { body: { format: 'excel', ids: [entry] } },
    { body: { format: 'word', ids: [entry] } },
  ]),
  'GET /mip/api/Download/Job/{id}': ofDesks(({ job }) => ({ path: { id: job } })),
  'GET /mip/api/Download/Job/{id}/File': ofDesks(({ job }) => ({ path: { id: job } })),
};

/**
 * Calls that change something and answer what they changed: asked with what is not the reader's, so that nothing of it
 * comes back, neither now nor in what the reader keeps from then on.
 */
export const CHANGING_QUESTIONS: Questions = {
  'POST /apiv2/Customization/AddHistory': ({ few }) => few.map((contentId) => ({ body: { contentId } })),
  'POST /apiv2/Customization/ReadingPlace': ({ few }) => few.map((id) => ({ body: { id, version: 1, anchor: 'p1' } })),
  'POST /apiv2/CompareJurisdictions/Notes/{slug}': () =>
    Object.values(COMPARED).map((slug) => ({
      path: { slug },
      body: { TopicId: 'checklist', Note: 'Mine', Former: 'Not known' },
    })),
  'POST /apiv2/Favorite/AddFavorites': ({ few }) =>
    few.map((contentId) => ({ body: { favorites: [{ informationType: 'Document', contentId }] } })),
  'POST /apiv2/Favorite/AddFilledFolder': ({ few }) =>
    few.slice(0, 3).map((contentId, index) => ({
      body: { name: `Folder ${index}`, favorites: [{ informationType: 'Document', contentId }] },
    })),
  'POST /mip/api/FavoriteDocuments': ({ few }) => few.map((contentId) => ({ body: { contentId } })),
  'POST /apiv2/PracticalContent/{id}/Checklist': ({ ids }) =>
    ids
      .filter((id) => id.includes('insight'))
      .map((id) => ({ path: { id }, body: { changes: [{ item: 'any', isTicked: true }] } })),
  'POST /apiv2/Favorite/LookAtSearch': ofDesks(({ favorites }) => favorites.map((id) => ({ body: { id } }))),
  'POST /apiv2/Favorite/UpdateNote': ofDesks(({ favorites }) =>
    favorites.map((id) => ({ body: { id, note: 'Mine' } })),
  ),
  'POST /apiv2/Favorite/UpdateFavorites': ofDesks(({ favorites, folder }) => [
    { body: { favorites: favorites.map((id) => ({ id })), notifications: true } },
    { body: { favorites: favorites.map((id) => ({ id, folder })), folder } },
  ]),
  'POST /apiv2/Favorite/UpdateFolder': ofDesks(({ folder }) => ({ body: { id: folder, order: 0 } })),
  'POST /apiv2/Favorite/DeleteFolder': ofDesks(({ folder }) => ({ body: { id: folder } })),
  'POST /apiv2/Favorite/DeleteFavorites': ofDesks(({ favorites }) => ({
    body: { favorites: favorites.map((id) => ({ id })) },
  })),
  'POST /apiv2/CompareJurisdictions/Cases': () => [{ body: { name: 'Mine', deal: MERGER } }],
  'POST /apiv2/CompareJurisdictions/Cases/{id}': ofDesks(({ merger }) => ({
    path: { id: merger },
    body: { name: 'Mine', deal: MERGER },
  })),
  'POST /apiv2/CompareJurisdictions/Cases/{id}/Share': ofDesks(({ merger }) => ({
    path: { id: merger },
    body: { isShared: true },
  })),
  'DELETE /apiv2/CompareJurisdictions/Cases/{id}': ofDesks(({ merger }) => ({ path: { id: merger } })),
  'POST /apiv2/Trash/Restore': ofDesks(({ removed, favorites, folder, alert }) => ({
    body: { ids: [removed, ...favorites, folder, alert] },
  })),
  'POST /apiv2/Trash/Empty': ofDesks(({ removed }) => ({ body: { ids: [removed] } })),
  'DELETE /mip/api/FavoriteDocuments': ofDesks(({ favorites }) => ({ query: { ids: favorites } })),
  'DELETE /mip/api/FavoriteSearches/{id}': ofDesks(({ favorites }) => favorites.map((id) => ({ path: { id } }))),
  'DELETE /mip/api/LatestSearches/{id}': ofDesks(({ latest }) => ({ path: { id: latest } })),
  'DELETE /apiv2/Customization/RelationshipIndicatorLatestSearches/{id}': ofDesks(({ relation }) => ({
    path: { id: relation },
  })),
  'DELETE /mip/api/Download/Job/{id}': ofDesks(({ job }) => ({ path: { id: job } })),
  'POST /apiv2/api/SearchAlerts/{id}/look': ofDesks(({ alert }) => ({ path: { id: alert } })),
  'POST /apiv2/api/SearchAlerts/{id}/title': ofDesks(({ alert }) => ({ path: { id: alert }, body: { title: 'Mine' } })),
  'POST /apiv2/api/SearchAlerts/{id}/renewFeed': ofDesks(({ alert }) => ({ path: { id: alert } })),
  'DELETE /apiv2/api/SearchAlerts/{id}': ofDesks(({ alert }) => ({ path: { id: alert } })),
  'POST /apiv2/api/ResearchRecord/{id}/note': ofDesks(({ entry }) => ({ path: { id: entry }, body: { note: 'Mine' } })),
  'DELETE /apiv2/api/ResearchRecord/{id}': ofDesks(({ entry }) => ({ path: { id: entry } })),
};

/** Calls that change something of the reader's own and name nothing that could be somebody else's, and what they change. */
export const CHANGING_CALLS: Readonly<Record<string, string>> = {
  'POST /apiv2/Tracking/event': 'counts a page; answers nothing',
  'POST /mip/api/LatestSearches': 'keeps the address of a search; answers it',
  'POST /apiv2/Account/carryOver': 'takes over what a visit kept',
  'POST /apiv2/Account/DeleteMyData': 'deletes; answers a number',
  'POST /apiv2/Account/ChangePassword': 'changes the password that it is sent',
  'POST /apiv2/Account/EndSessions': 'ends sessions; answers their number',
  'POST /apiv2/Customization/ClearHistory': 'clears',
  'POST /apiv2/Customization/KeepHistory': 'a switch',
  'POST /apiv2/Customization/UpdateTools': 'orders the tools',
  'POST /apiv2/Customization/UpdateNewsPublicationTitle': 'chooses news by titles that it is sent',
  'POST /apiv2/Favorite/AddFolder': 'makes an empty folder of the name that it is sent',
  'POST /mip/api/FavoriteSearches': 'keeps a search that it is sent',
  'POST /apiv2/api/SearchAlerts': 'keeps a search that it is sent; what it finds is asked by preview',
  'POST /apiv2/api/ResearchRecord/clear': 'clears',
  'POST /apiv2/api/ResearchRecord/settings': 'a switch',
  'POST /apiv2/Support/Message': 'a message to the operator; answers nothing of it',
};

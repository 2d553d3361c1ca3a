import { getAccountInformation, getCsrf, loginByAddress } from './account.ts';
import type { Call } from './call.ts';
import { getCase, getCaseToc, getProceeding, getProceedingDocument } from './case.ts';
import { searchChapters } from './chapter-search.ts';
import { resolveCitations } from './citations.ts';
import { compare, getComparisonLanding } from './comparison.ts';
import { listComparisonNotes, noteComparison } from './comparison-notes.ts';
import {
  getCustomization,
  getHomeTools,
  getOurToolsTile,
  updateNewsPublicationTitle,
  updateTools,
} from './customization.ts';
import { COLLECTION_CALLS } from './collection.ts';
import { getDevelopments } from './developments.ts';
import { getDocumentChanges } from './document-changes.ts';
import { getCitedWork } from './cited-work.ts';
import { getDocument, getDocumentAnchor, getDocumentPart } from './document.ts';
import { getProfile, listProfileCases, suggestProfiles } from './profiles.ts';
import { getPublicationDetail } from './publication.ts';
import { endDownloadJob, getDownloadedFile, getDownloadJob } from './download-job.ts';
import { DOWNLOADS } from './download.ts';
import { explain } from './explain.ts';
import {
  createFavoriteDocument,
  createFavoriteSearch,
  deleteFavoriteDocuments,
  deleteFavoriteSearch,
  getAllFilters,
  getFavoriteFilters,
  listFavoriteDocuments,
  listFavoriteSearches,
} from './favorite-generation.ts';
import {
  addFavorites,
  addFilledFolder,
  addFolder,
  deleteFavorites,
  deleteFolder,
  getFavorites,
  noteFavorite,
  updateFavorites,
  updateFolder,
} from './favorites.ts';
import { countNewOfSearches, lookAtFavoriteSearch } from './favorite-searches.ts';
import { getCover, getPdf } from './file.ts';
import { addHistory, clearHistory, getHistory, keepHistory } from './history.ts';
import { getBookTocs, getHomeFeaturedContent, getHomePageBlogs, getSinceLastVisit } from './home.ts';
import {
  carryOver,
  createLatestSearch,
  deleteLatestSearch,
  getCarryOver,
  listLatestSearches,
  underBothBases,
} from './latest-searches.ts';
import { getInsight, listBegunChecklists, tickChecklist } from './insights.ts';
import { deleteMyData, getMyData } from './my-data.ts';
import { changePassword, endSessions, getAccountSecurity } from './account-security.ts';
import { deleteRelationSearch, listRelationSearches } from './relation-searches.ts';
import { checkConflicts } from './conflict-check.ts';
import * as mergerCases from './merger-cases.ts';
import { judgeThresholds, listThresholdPlaces, reckonLimits } from './thresholds.ts';
import { findRelationPaths, getRelationGraph } from './relation-graph.ts';
import { assessRelationships, suggestActors } from './relations.ts';
import { findNews, listNewsPublications } from './news.ts';
import * as nycTool from './nyc-tool.ts';
import * as facts from './facts.ts';
import * as reference from './reference.ts';
import { getReadingPlace, keepReadingPlace, listReadingPlaces } from './reading-places.ts';
import {
  clearResearchRecord,
  deleteResearchEntry,
  exportResearchRecord,
  findNewSinceEntry,
  listResearchRecord,
  noteResearchEntry,
  setResearchRecord,
} from './research-record.ts';
import {
  createSearchAlert,
  deleteSearchAlert,
  getSearchAlertFeed,
  listSearchAlerts,
  lookAtSearchAlert,
  previewSearchAlert,
  renameSearchAlert,
  renewSearchAlertFeed,
} from './search-alerts.ts';
import { filter, search } from './search.ts';
import * as templates from './templates.ts';
import { suggestBooks, suggestJournals, suggestSearches } from './suggestions.ts';
import { sendSupportMessage } from './support.ts';
import { emptyTrash, listTrash, restoreTrash } from './trash.ts';
import { reportEvent } from './usage.ts';
import { countRelated } from './related-forms.ts';
import { listWordForms } from './word-forms.ts';

/** Every declared call. */
export const CALLS: readonly Call[] = [
  search,
  filter,
  explain,
  listWordForms,
  countRelated,
  resolveCitations,
  suggestSearches,
  suggestBooks,
  suggestJournals,
  suggestProfiles,
  getProfile,
  listProfileCases,
  getDocument,
  getDocumentPart,
  getDocumentAnchor,
  getCitedWork,
  getDocumentChanges,
  getPublicationDetail,
  searchChapters,
  getCase,
  getCaseToc,
  getProceeding,
  getProceedingDocument,
  suggestActors,
  assessRelationships,
  getRelationGraph,
  findRelationPaths,
  checkConflicts,
  listRelationSearches,
  deleteRelationSearch,
  getPdf,
  getCover,
  ...underBothBases(getDevelopments),
  nycTool.getConventionTool,
  nycTool.getConventionStatistics,
  nycTool.getConventionEntry,
  templates.getTemplatesAndExamples,
  templates.getTemplatesAndExamplesDocument,
  templates.getTemplateFile,
  templates.getClauseInstitutions,
  ...COLLECTION_CALLS.flatMap(({ list, entry }) => (entry ? [list, entry] : [list])),
  reference.findTreatyBetween,
  facts.getStatus,
  facts.getLaw,
  judgeThresholds,
  listThresholdPlaces,
  reckonLimits,
  mergerCases.listMergerCases,
  mergerCases.getMergerCase,
  mergerCases.createMergerCase,
  mergerCases.updateMergerCase,
  mergerCases.deleteMergerCase,
  mergerCases.shareMergerCase,
  mergerCases.getSharedMergerCase,
  getComparisonLanding,
  compare,
  listComparisonNotes,
  noteComparison,
  listBegunChecklists,
  getInsight,
  tickChecklist,
  ...Object.values(DOWNLOADS).flatMap(underBothBases),
  ...underBothBases(getDownloadJob),
  ...underBothBases(endDownloadJob),
  ...underBothBases(getDownloadedFile),
  getAccountInformation,
  getCsrf,
  loginByAddress,
  reportEvent,
  ...underBothBases(listLatestSearches),
  ...underBothBases(createLatestSearch),
  ...underBothBases(deleteLatestSearch),
  getCarryOver,
  carryOver,
  getAccountSecurity,
  changePassword,
  endSessions,
  getMyData,
  deleteMyData,
  getHistory,
  addHistory,
  clearHistory,
  keepHistory,
  getHomePageBlogs,
  getHomeTools,
  getHomeFeaturedContent,
  getBookTocs,
  getSinceLastVisit,
  findNews,
  listNewsPublications,
  getCustomization,
  getOurToolsTile,
  updateTools,
  updateNewsPublicationTitle,
  listReadingPlaces,
  getReadingPlace,
  keepReadingPlace,
  getFavorites,
  addFilledFolder,
  addFolder,
  updateFolder,
  deleteFolder,
  addFavorites,
  updateFavorites,
  deleteFavorites,
  noteFavorite,
  countNewOfSearches,
  lookAtFavoriteSearch,
  listTrash,
  restoreTrash,
  emptyTrash,
  ...underBothBases(listFavoriteDocuments),
  ...underBothBases(createFavoriteDocument),
  ...underBothBases(deleteFavoriteDocuments),
  ...underBothBases(listFavoriteSearches),
  ...underBothBases(createFavoriteSearch),
  ...underBothBases(deleteFavoriteSearch),
  ...underBothBases(getAllFilters),
  ...underBothBases(getFavoriteFilters),
  listSearchAlerts,
  createSearchAlert,
  previewSearchAlert,
  lookAtSearchAlert,
  renameSearchAlert,
  renewSearchAlertFeed,
  deleteSearchAlert,
  getSearchAlertFeed,
  listResearchRecord,
  findNewSinceEntry,
  noteResearchEntry,
  deleteResearchEntry,
  clearResearchRecord,
  setResearchRecord,
  exportResearchRecord,
  sendSupportMessage,
];

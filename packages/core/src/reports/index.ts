// Public exports of reports.
export {
  type CalculationInPrint,
  calculationsInPrint,
  type SavedRecord,
} from './calculations/calculations-in-print.policy.ts';
export { newestQuantities } from './calculations/newest-quantities.policy.ts';
export {
  availableCalculators,
  type CalculatorStart,
  calculatorStarts,
  controllingBody,
  type StartingValue,
  startingInputs,
} from './calculations/calculator-starts.policy.ts';
export { type CalculatorsOfReport, ReportCalculators } from './calculations/report-calculators.port.ts';
/** @public The web shows the saved calculations of a report. */
export {
  type CalculationToSave,
  SAVE_REFUSALS,
  type SaveCalculationRefusal,
  type SavedCalculation,
  SavedCalculations,
} from './calculations/saved-calculations.port.ts';
/** @public The screen of a manufacturer's selection. */
export { ChooseProduct, type ChooseProductFailure } from './choose-product.use-case.ts';
export { correctedFacts } from './content/corrected-facts.policy.ts';
export { everyQuestion } from './content/every-question.policy.ts';
export { factPhrases, factText } from './content/fact-text.ts';
export {
  type AsideReading,
  type FactReading,
  readFact,
  type SourceReading,
  type Standing,
} from './content/fact-reading.ts';
export { factsInPrint } from './content/facts-in-print.policy.ts';
export {
  aroundPhrases,
  type Phrase,
  PHRASE_PLACE,
  phraseIn,
  phrasesJoined,
  textOfPhrases,
} from './phrase.ts';
export { includedFacts } from './content/included-facts.policy.ts';
export { jurisdictionFacts } from './content/jurisdiction-facts.policy.ts';
export { legacyReportMessages } from './content/legacy-report.messages.ts';
export { legacyText } from './content/legacy-text.ts';
export { type MunicipalityContact, municipalityContact } from './content/municipality-contact.policy.ts';
export { parseFacts } from './content/parse-fact.policy.ts';
export { type MissingReading, readSection } from './content/section-reading.policy.ts';
export {
  drawnSize,
  firstDistance,
  ringsOf,
  spotOf,
  STORM_DISTANCES,
  type StormSpot,
  sharedLabels,
  stormDays,
  stormsWithin,
  timeAxis,
} from './content/storm-picture.policy.ts';
export { dayText, stormAroundText, stormRowText } from './content/storm-row-text.ts';
export { reportQuestionMessages, reportSectionMessages } from './content/report-content.messages.ts';
export { DocumentViewer } from './documents/document-viewer.port.ts';
export { type IssuedPaper, type PaperCheck, PaperChecks } from './documents/paper-checks.port.ts';
export { parsePaperSeal } from './documents/paper-seal.policy.ts';
export { leftOutFirst, LETTER_SECTIONS, letterFacts } from './documents/claim-letter.policy.ts';
export { SendPdf } from './documents/send-pdf.use-case.ts';
export { ViewPdf } from './documents/view-pdf.use-case.ts';
export { pdfDialogFor, type ViewPdfFailure } from './documents/pdf-failure.policy.ts';
export { PDF_KINDS, type PdfKind, type PdfRequest } from './documents/pdf-request.ts';
export { ReportDocuments } from './documents/report-documents.port.ts';
export { pdfKindMessages } from './documents/pdf-kind.messages.ts';
export { missingPdfName, missingPdfsNote } from './pdf-batches/missing-pdfs-note.ts';
export { whyNoPdf } from './pdf-batches/missing-pdf.policy.ts';
export {
  PDF_BATCH_FAILURES,
  PDF_BATCH_KINDS,
  PDF_BATCH_LIMIT,
  type PdfBatch,
  type PdfBatchFailure,
  type PdfBatchKind,
} from './pdf-batches/pdf-batch.ts';
export { pdfBatchMessages } from './pdf-batches/pdf-batches.messages.ts';
export { PdfBatches, type PdfBatchRefusal, type PdfBatchWish } from './pdf-batches/pdf-batches.port.ts';
export { FollowPdfBatch } from './pdf-batches/follow-pdf-batch.use-case.ts';
export { MakePdfs, type MakePdfsFailure } from './pdf-batches/make-pdfs.use-case.ts';
export { pdfFileName } from './pdf-batches/pdf-file-name.policy.ts';
export {
  CorrectJurisdiction,
  type CorrectJurisdictionFailure,
  type TypedCorrection,
} from './jurisdiction/correct-jurisdiction.use-case.ts';
export {
  type CorrectionRefusal,
  JurisdictionCorrections,
} from './jurisdiction/jurisdiction-corrections.port.ts';
export { statedCorrection } from './jurisdiction/stated-correction.policy.ts';
export { UndoCorrection } from './jurisdiction/undo-correction.use-case.ts';
export {
  type NameRefusal,
  ReportLinks,
  type ShareLink,
  type ShareRefusal,
} from './links/report-links.port.ts';
export {
  ProjectGateway,
  type ProjectListFailure,
  type ProjectPage,
  type ProjectSummary,
} from './lists/project-gateway.port.ts';
export { addressParts, isPostalCity } from './lists/address-parts.policy.ts';
export { ListProjects } from './lists/list-projects.use-case.ts';
export {
  listRequestFor,
  type ProjectListRequest,
  type ProjectSummariesRequest,
  standingIn,
} from './lists/project-lists.policy.ts';
/** @public The list of the API says the same in SQL; a spec compares them. */
export { needsALook } from './lists/project-state.policy.ts';
export { projectState } from './lists/project-state.policy.ts';
export { GAUGED_SECTIONS, sectionStandings } from './lists/section-standings.policy.ts';
export { type ListedJurisdiction, ProjectLists } from './lists/project-lists.port.ts';
export {
  nextPage,
  PROJECT_LIMITS,
  type ProjectFilter,
  type ProjectSearch,
  type ProjectView,
  refineSearch,
  type SearchDefaults,
  searchFromQuery,
  searchToQuery,
} from './lists/project-search.policy.ts';
export { ProjectExport, type RunningExport } from './lists/project-export.port.ts';
export { csvLine, projectCsvLine, projectsCsvHead } from './lists/projects-csv.policy.ts';
export { afterReportEvent, noReports, type ReportCollection } from './lists/report-collection.machine.ts';
export type { Fact } from './fact.ts';
export type { Storm, StormAround, StormCount, StormsAround } from './fact-value.ts';
export { AdoptReport, type AdoptReportFailure } from './new-project/adopt-report.use-case.ts';
export { AddressGateway, AddressSuggestions } from './new-project/address-gateway.port.ts';
export { anonymousFailureText } from './new-project/anonymous-failure-text.ts';
export {
  type AdoptionRefusal,
  ANONYMOUS_REFUSALS,
  type AnonymousRefusal,
  type AnonymousReportFailure,
  AnonymousReports,
} from './new-project/anonymous-reports.port.ts';
export { type AddressFailure, CheckAddressAccess } from './new-project/check-address-access.use-case.ts';
export { ApplyUpgrades } from './apply-upgrades.use-case.ts';
export { ArchiveReport } from './archive-report.use-case.ts';
export { SaveClaim } from './save-claim.use-case.ts';
export { USER_FLAGS } from './user-flags.ts';
export { SetUserFlags } from './set-user-flags.use-case.ts';
export { SaveProjectDate } from './save-project-date.use-case.ts';
export { UnarchiveReport } from './unarchive-report.use-case.ts';
export { CreateReport, type CreateReportFailure } from './new-project/create-report.use-case.ts';
export { SettleAddress } from './new-project/settle-address.use-case.ts';
export { SuggestAddresses } from './new-project/suggest-addresses.use-case.ts';
export {
  afterNewProjectEvent,
  type NewProject,
  type NewProjectEvent,
  orderKeyOf,
  startNewProject,
} from './new-project/new-project.machine.ts';
export { CreateAnonymousReport } from './new-project/create-anonymous-report.use-case.ts';
export { parseProjectDate } from './project-date.policy.ts';
export {
  type ClaimDetails,
  ProjectRecords,
  type ProjectUpgrades,
  type UserFlags,
  type ChangeRefusal,
} from './project-records.port.ts';
export { PROPERTY_TYPES, type PropertyType, ROOF_TYPES, type RoofType } from './property.ts';
export { type ReportMap, ReportMaps, type Surroundings } from './reading/report-maps.port.ts';
export { LoadReport } from './reading/load-report.use-case.ts';
export { LoadSampleReport } from './reading/load-sample-report.use-case.ts';
export { type ReportHead, SAMPLE_HEAD } from './reading/sample-head.ts';
export { staticMapQuery } from './reading/static-map.policy.ts';
export { readReport } from './reading/report-reading.policy.ts';
export { type PublicReportRefusal, PublicReports } from './reading/public-reports.port.ts';
export { type OrderRefusal, ReportGateway } from './report-gateway.port.ts';
export {
  type FoundAddress,
  type ReportOrder,
  reportOrder,
  type ReportWish,
  wishFromQuery,
  wishToQuery,
} from './report-order.policy.ts';
export type { ReportRefusal } from './report-refusal.ts';
export { editionTable, isChange } from './content/edition-table.policy.ts';
export { comparedEditions } from './content/compared-editions.ts';
export { comparedEditionsMessages } from './content/compared-editions.messages.ts';
export { questionNamed } from './report-questions.ts';
export { ADD_ONS, type AddOn, REPORT_SECTIONS, type ReportSection } from './report-sections.ts';
export {
  CODE_FAMILIES,
  LEGACY_QUESTIONS,
  type LegacyFacts,
  type ProjectDate,
  type Report,
  type RoofProduct,
} from './report.ts';
export { orderMessages } from './order.messages.ts';
export { projectListsMessages } from './lists/project-lists.messages.ts';
export { propertyMessages } from './property.messages.ts';
export { readingMessages } from './reading/reading.messages.ts';
export { reportsMessages } from './reports.messages.ts';
export { LoadLastUpdate } from './state-updates/load-last-update.use-case.ts';
export { LoadLocalUpdates } from './state-updates/load-local-updates.use-case.ts';
export { LoadStateUpdates } from './state-updates/load-state-updates.use-case.ts';
export { LoadSubscribedStates } from './state-updates/load-subscribed-states.use-case.ts';
export { SubscribeToStates } from './state-updates/subscribe-to-states.use-case.ts';
export { type StateUpdates, StateUpdatesGateway } from './state-updates/state-updates-gateway.port.ts';
export { type FactChange, toldChanges } from './versions/changed-facts.policy.ts';
/** @public The screen of a report shows what it said before. */
export {
  type EarlierReport,
  type EarlierReportFailure,
  LoadEarlierReport,
} from './versions/load-earlier-report.use-case.ts';
export { RefreshReport } from './versions/refresh-report.use-case.ts';
export {
  REFRESH_REFUSALS,
  type RefreshRefusal,
  type ReportVersion,
  ReportVersions,
} from './versions/report-versions.port.ts';

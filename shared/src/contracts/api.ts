import {
  confirmAccountRemoval,
  keepAccount,
  keepOwnAccount,
  listAccountRemovals,
  requestAccountRemoval,
} from './accountRemoval';
import { listActivities } from './activityFeed';
import { recordAnalyticsEvent } from './analytics';
import { checkEmail, requestToken, revokeToken } from './auth';
import { listBmiGraph } from './calculators/bmi';
import { calculatorEndpoints } from './calculators/calculators';
import {
  listActivityLevels,
  listDefaultSections,
  listFitnessComponents,
  listGoals,
  listMuscleGroups,
  listProgramCategories,
} from './catalogues';
import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
  readClientGroup,
  updateClientGroup,
} from './clientGroups';
import { keepClientData, readClientDataRemoval, requestClientDataRemoval } from './clientDataRemoval';
import { listClientReports, sendBrowserReports, sendClientReports } from './clientReports';
import {
  acceptInvitation,
  checkInvitation,
  createClient,
  resendInvitation,
  sendClientInvite,
  validateClientEmail,
} from './clientInvitations';
import { deactivateClients, listTrainerClients, reactivateClients, removeClient } from './clients';
import {
  createCompoundRoutine,
  deleteCompoundRoutine,
  findCompoundRoutines,
  readCompoundRoutine,
  toggleFavoriteCompoundRoutine,
  updateCompoundRoutine,
} from './compoundRoutines';
import {
  findExercises,
  findExercisesOfCommonVersion,
  listExerciseFilters,
  listExerciseFiltersOfCommonVersion,
  readExercise,
  readExerciseOfCommonVersion,
  toggleFavoriteExercise,
} from './exercises';
import { readHealth, readReadiness } from './health';
import { acceptUsage, checkTerms, readPrivacyAddress, readTermsAddress } from './legalDocuments';
import { mediaEndpoints } from './media';
import {
  createMilestone,
  deleteMilestone,
  listMilestones,
  readDashboardMilestones,
  updateClientGoals,
  updateMilestones,
} from './milestones';
import { createMeasurement, deleteMeasurement, listMeasurements, updateMeasurement } from './measurements';
import { assignNutrition, readLatestNutrition } from './nutrition';
import { readOhsaResults, recordOhsa } from './ohsa';
import {
  listPerformanceAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from './performanceAssessments';
import { createOwnExercise, deleteOwnExercise, readOwnExercise, updateOwnExercise } from './ownExercises';
import { libraryEndpoints } from './libraryEndpoints';
import { openSessionEndpoints } from './openSessions';
import { requestOwnPasswordReset, requestPasswordReset, resetPassword } from './passwordReset';
import {
  deleteCertificate,
  listCredentials,
  searchCertificates,
  updateCertificates,
  updateCredentials,
} from './qualifications';
import {
  confirmEmail,
  linkAccount,
  migrateAccount,
  registerClient,
  registerTrainer,
  registerTrainerFromService,
  requestEmailConfirmation,
  verifyCredentials,
} from './registration';
import {
  readUnitPreference,
  setUnitPreference,
  updateClientPreferences,
  updateTrainer,
  updateUnitPreference,
  updateUser,
} from './profiles';
import { twoStepEndpoints } from './twoStep';
import { readCurrentUser, readUser } from './users';
import { schedulingEndpoints } from './schedulingEndpoints';

/** Every endpoint of the API: the server refuses to have a route that is not here, and OpenAPI is made from it. */
export const endpoints = {
  requestToken,
  revokeToken,
  ...openSessionEndpoints,
  ...twoStepEndpoints,
  checkEmail,
  registerTrainer,
  registerClient,
  registerTrainerFromService,
  confirmEmail,
  requestEmailConfirmation,
  verifyCredentials,
  migrateAccount,
  linkAccount,
  requestPasswordReset,
  requestOwnPasswordReset,
  resetPassword,
  requestAccountRemoval,
  confirmAccountRemoval,
  keepAccount,
  keepOwnAccount,
  readCurrentUser,
  readUser,
  updateUser,
  updateTrainer,
  readUnitPreference,
  updateUnitPreference,
  setUnitPreference,
  updateClientPreferences,
  listTrainerClients,
  reactivateClients,
  deactivateClients,
  removeClient,
  readClientDataRemoval,
  requestClientDataRemoval,
  keepClientData,
  validateClientEmail,
  createClient,
  sendClientInvite,
  resendInvitation,
  checkInvitation,
  acceptInvitation,
  listActivities,
  listMilestones,
  readDashboardMilestones,
  createMilestone,
  updateMilestones,
  deleteMilestone,
  updateClientGoals,
  listCredentials,
  updateCredentials,
  updateCertificates,
  searchCertificates,
  deleteCertificate,
  listClientGroups,
  readClientGroup,
  createClientGroup,
  updateClientGroup,
  deleteClientGroup,
  findExercises,
  findExercisesOfCommonVersion,
  listExerciseFilters,
  listExerciseFiltersOfCommonVersion,
  readExercise,
  readExerciseOfCommonVersion,
  toggleFavoriteExercise,
  readOwnExercise,
  createOwnExercise,
  updateOwnExercise,
  deleteOwnExercise,
  findCompoundRoutines,
  readCompoundRoutine,
  createCompoundRoutine,
  updateCompoundRoutine,
  deleteCompoundRoutine,
  toggleFavoriteCompoundRoutine,
  ...libraryEndpoints,
  listMuscleGroups,
  listFitnessComponents,
  listProgramCategories,
  listDefaultSections,
  listGoals,
  listActivityLevels,
  ...calculatorEndpoints,
  listBmiGraph,
  listMeasurements,
  createMeasurement,
  updateMeasurement,
  deleteMeasurement,
  listPerformanceAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
  readOhsaResults,
  recordOhsa,
  readLatestNutrition,
  assignNutrition,
  readTermsAddress,
  readPrivacyAddress,
  checkTerms,
  acceptUsage,
  ...mediaEndpoints,
  sendClientReports,
  sendBrowserReports,
  listClientReports,
  listAccountRemovals,
  recordAnalyticsEvent,
  readHealth,
  readReadiness,
  ...schedulingEndpoints,
} as const;

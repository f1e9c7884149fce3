import {
  confirmAccountRemoval,
  keepAccount,
  keepOwnAccount,
  listAccountRemovals,
  requestAccountRemoval,
} from './accounts/accountRemoval';
import { listActivities } from './people/activityFeed';
import { recordAnalyticsEvent } from './platform/analytics';
import { checkEmail, requestToken, revokeToken } from './accounts/auth';
import { listBmiGraph } from './calculators/bmi';
import { calculatorEndpoints } from './calculators/calculators';
import {
  listActivityLevels,
  listDefaultSections,
  listGoals,
  listProgramCategories,
} from './library/catalogues';
import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
  readClientGroup,
  updateClientGroup,
} from './scheduling/clientGroups';
import { keepClientData, readClientDataRemoval, requestClientDataRemoval } from './people/clientDataRemoval';
import { listClientReports, sendBrowserReports, sendClientReports } from './platform/clientReports';
import { overviewEndpoints } from './overview/overviewEndpoints';
import {
  acceptInvitation,
  checkInvitation,
  createClient,
  resendInvitation,
  sendClientInvite,
  validateClientEmail,
} from './people/clientInvitations';
import { deactivateClients, listTrainerClients, reactivateClients, removeClient } from './people/clients';
import { clientTagEndpoints } from './people/clientTags';
import {
  createCompoundRoutine,
  deleteCompoundRoutine,
  findCompoundRoutines,
  readCompoundRoutine,
  toggleFavoriteCompoundRoutine,
  updateCompoundRoutine,
} from './library/compoundRoutines';
import {
  findExercises,
  findExercisesOfCommonVersion,
  listExerciseFilters,
  listExerciseFiltersOfCommonVersion,
  readExercise,
  readExerciseOfCommonVersion,
  toggleFavoriteExercise,
} from './library/exercises';
import { readHealth, readReadiness } from './platform/health';
import { acceptUsage, checkTerms, readPrivacyAddress, readTermsAddress } from './accounts/legalDocuments';
import { exerciseTagEndpoints } from './library/exerciseTags';
import { mediaEndpoints } from './library/media';
import {
  createMilestone,
  deleteMilestone,
  listMilestones,
  readDashboardMilestones,
  updateClientGoals,
  updateMilestones,
} from './records/milestones';
import { listBestSets, listExerciseSessions, readWorkoutLog, saveWorkoutLog } from './records/loggedWorkouts';
import {
  createMeasurement,
  deleteMeasurement,
  listMeasurements,
  updateMeasurement,
} from './records/measurements';
import { noteEndpoints } from './records/notes';
import { nutritionEndpoints } from './records/nutrition';
import { ohsaEndpoints } from './records/ohsa';
import { addToWarmUps, previewWarmUps, undoWarmUps } from './records/warmUps';
import {
  deletePerformanceAssessment,
  listPerformanceAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from './records/performanceAssessments';
import {
  createOwnExercise,
  deleteOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from './library/ownExercises';
import { libraryEndpoints } from './library/libraryEndpoints';
import { openSessionEndpoints } from './accounts/openSessions';
import { requestOwnPasswordReset, requestPasswordReset, resetPassword } from './accounts/passwordReset';
import {
  deleteCertificate,
  listCredentials,
  searchCertificates,
  updateCertificates,
  updateCredentials,
} from './people/qualifications';
import {
  confirmEmail,
  linkAccount,
  migrateAccount,
  registerClient,
  registerTrainer,
  registerTrainerFromService,
  requestEmailConfirmation,
  verifyCredentials,
} from './accounts/registration';
import {
  readUnitPreference,
  setUnitPreference,
  updateClientPreferences,
  updateTrainer,
  updateUnitPreference,
  updateUser,
} from './people/profiles';
import { twoStepEndpoints } from './accounts/twoStep';
import { readCurrentUser, readUser } from './people/users';
import { schedulingEndpoints } from './scheduling/schedulingEndpoints';

/** The server refuses routes that are not here, and OpenAPI is made from it. */

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
  ...clientTagEndpoints,
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
  ...exerciseTagEndpoints,
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
  deletePerformanceAssessment,
  ...ohsaEndpoints,
  previewWarmUps,
  addToWarmUps,
  undoWarmUps,
  ...noteEndpoints,
  ...nutritionEndpoints,
  readWorkoutLog,
  saveWorkoutLog,
  listExerciseSessions,
  listBestSets,
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
  ...overviewEndpoints,
} as const;

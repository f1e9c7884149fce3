export const managerNoticeTexts = {
  notice: "You are viewing a Trainer's Dashboard. All actions and data shown are specific to this trainer.",
};

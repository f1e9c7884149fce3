/** Easiest to hardest, by the names of the library. */
export const exerciseLadders: readonly (readonly string[])[] = [
  // Chest
  [
    'Incline Push-Up',
    'Kneeling Push-Up',
    'Push-Up',
    'Decline Push-Up',
    'Stability Ball Push-Up',
    'Plyometric Push-Up',
  ],
  ['Machine Chest Press', 'Dumbbell Bench Press', 'Barbell Bench Press', 'Close-Grip Bench Press'],
  ['Barbell Floor Press', 'Barbell Bench Press', 'Incline Barbell Bench Press'],
  ['Dumbbell Bench Press', 'Alternating Dumbbell Bench Press'],
  ['Dumbbell Squeeze Press', 'Dumbbell Bench Press', 'Incline Dumbbell Bench Press'],
  ['Band Chest Press', 'Standing Cable Press', 'Medicine Ball Chest Pass'],
  ['Pec Deck', 'Cable Chest Fly', 'Dumbbell Chest Fly'],
  ['Cable Chest Fly', 'Low-to-High Cable Fly'],
  ['Push-Up', 'Diamond Push-Up', 'Chest Dip'],

  // Back
  ['Band Lat Pulldown', 'Lat Pulldown', 'Assisted Pull-Up', 'Chin-Up', 'Pull-Up'],
  ['Lat Pulldown', 'Close-Grip Lat Pulldown', 'Chin-Up'],
  ['Suspension Row', 'Inverted Row', 'Pull-Up'],
  ['Machine Row', 'Seated Cable Row', 'One-Arm Dumbbell Row', 'Barbell Bent-Over Row', 'Pendlay Row'],
  ['Chest-Supported Dumbbell Row', 'One-Arm Dumbbell Row', 'Gorilla Row', 'Renegade Row'],
  ['Seated Cable Row', 'Single-Arm Cable Row'],
  ['Landmine Row', 'T-Bar Row', 'Barbell Bent-Over Row'],
  ['Band Pull-Apart', 'Cable Face Pull', 'Bent-Over Reverse Fly'],
  ['Reverse Pec Deck', 'Bent-Over Reverse Fly', 'Prone Y-T-W Raise'],
  ['Straight-Arm Pulldown', 'Dumbbell Pullover'],
  ['Superman Hold', 'Back Extension', 'Barbell Good Morning'],

  // Shoulders
  [
    'Band Overhead Press',
    'Machine Shoulder Press',
    'Seated Dumbbell Shoulder Press',
    'Standing Dumbbell Shoulder Press',
    'Barbell Overhead Press',
    'Push Press',
    'Push Jerk',
  ],
  ['Seated Dumbbell Shoulder Press', 'Arnold Press'],
  ['Landmine Press', 'Kettlebell Half-Kneeling Press', 'Kettlebell Bottoms-Up Press'],
  ['Wall Slide', 'Pike Push-Up'],
  ['Cable Lateral Raise', 'Dumbbell Lateral Raise', 'Upright Dumbbell Row'],
  ['Dumbbell Scaption Raise', 'Dumbbell Front Raise'],

  // Arms
  ['Band Biceps Curl', 'Dumbbell Biceps Curl', 'Incline Dumbbell Curl'],
  ['Dumbbell Biceps Curl', 'Hammer Curl', 'Zottman Curl'],
  ['Concentration Curl', 'EZ-Bar Preacher Curl', 'Barbell Curl'],
  [
    'Cable Triceps Pushdown',
    'Cable Overhead Triceps Extension',
    'Overhead Dumbbell Triceps Extension',
    'Lying Triceps Extension',
  ],
  ['Dumbbell Triceps Kickback', 'Overhead Dumbbell Triceps Extension'],
  ['Bench Dip', 'Chest Dip'],
  ['Wrist Curl', 'Plate Pinch Hold', 'Dead Hang'],

  // Squats and lunges
  ['Sit-to-Stand', 'Body Weight Squat', 'Dumbbell Goblet Squat', 'Barbell Front Squat', 'Overhead Squat'],
  ['Wall Sit', 'Body Weight Squat', 'Squat Jump'],
  ['Dumbbell Goblet Squat', 'Kettlebell Front Rack Squat', 'Barbell Front Squat'],
  ['Leg Press', 'Hack Squat', 'Box Squat', 'Barbell Back Squat'],
  ['Forward Lunge', 'Dumbbell Walking Lunge', 'Barbell Reverse Lunge'],
  ['Smith Machine Split Squat', 'Dumbbell Bulgarian Split Squat', 'Barbell Split Squat', 'Split Squat Jump'],
  ['Slow Step-Down', 'Dumbbell Step-Up', 'Lateral Step-Up'],
  ['Forward Lunge', 'Dumbbell Lateral Lunge', 'Dumbbell Curtsy Lunge'],
  ['Terminal Knee Extension', 'Leg Extension', 'Reverse Nordic Curl'],

  // Hips and hamstrings
  ['Glute Bridge', 'Single-Leg Glute Bridge', 'Barbell Hip Thrust'],
  ['Kettlebell Deadlift', 'Trap Bar Deadlift', 'Conventional Deadlift'],
  ['Suitcase Deadlift', 'Sumo Deadlift', 'Conventional Deadlift'],
  ['Cable Pull-Through', 'Dumbbell Romanian Deadlift', 'Romanian Deadlift', 'Single-Leg Romanian Deadlift'],
  ['Seated Leg Curl', 'Lying Leg Curl', 'Stability Ball Leg Curl', 'Nordic Hamstring Curl'],
  ['Clamshell', 'Side-Lying Hip Abduction', 'Band Lateral Walk'],
  ['Machine Hip Abduction', 'Cable Hip Abduction'],
  ['Stability Ball Adductor Squeeze', 'Machine Hip Adduction', 'Cable Hip Adduction', 'Copenhagen Plank'],
  ['Bird Dog', 'Quadruped Hip Extension'],

  // Lower legs and neck
  ['Seated Calf Raise', 'Standing Calf Raise', 'Single-Leg Calf Raise'],
  ['Leg Press Calf Raise', 'Standing Calf Raise', 'Pogo Jump'],
  ['Isometric Soleus Hold', 'Bent-Knee Calf Raise'],
  ['Band Ankle Dorsiflexion', 'Tibialis Raise'],
  ['Chin Tuck', 'Isometric Neck Flexion', 'Band Neck Retraction'],

  // Core
  ['Bear Plank', 'Front Plank', 'Plank Shoulder Tap', 'Plank Reach'],
  ['Front Plank', 'Stir the Pot'],
  ['Stability Ball Rollout', 'Ab Wheel Rollout'],
  ['Side Plank', 'Copenhagen Plank'],
  ['Dead Bug', 'Hollow Body Hold'],
  ['McGill Curl-Up', 'Curl-Up', 'Bicycle Crunch', 'Medicine Ball Sit-Up Throw'],
  ['Curl-Up', 'Kneeling Cable Crunch'],
  ['Reverse Crunch', 'Hanging Knee Raise', 'Hanging Leg Raise'],
  ['Pallof Press', 'Cable Lift', 'Cable Wood Chop', 'Medicine Ball Rotational Throw'],
  ['Cable Wood Chop', 'Russian Twist'],
  ["Farmer's Carry", 'Suitcase Carry', 'Turkish Get-Up'],

  // Power
  [
    'Kettlebell Deadlift',
    'Kettlebell Swing',
    'Single-Arm Kettlebell Swing',
    'Kettlebell High Pull',
    'Kettlebell Snatch',
  ],
  ['Kettlebell Clean', 'Kettlebell Clean and Press'],
  ['Clean Pull', 'Hang Power Clean', 'Power Clean'],
  ['Dumbbell Snatch', 'Hang Power Snatch'],
  ['Dumbbell Thruster', 'Barbell Thruster'],
  ['Medicine Ball Chest Pass', 'Wall Ball', 'Medicine Ball Overhead Throw'],
  ['Medicine Ball Slam', 'Medicine Ball Overhead Throw'],
  ['Sled Drag', 'Sled Push'],

  // Jumps
  ['Squat Jump', 'Countermovement Jump', 'Box Jump', 'Depth Jump'],
  ['Drop Landing', 'Box Jump', 'Broad Jump', 'Hurdle Hop'],
  ['Countermovement Jump', 'Tuck Jump'],
  ['Skater Jump', 'Lateral Bound', 'Single-Leg Hop'],
  ['Pogo Jump', 'Power Skip'],

  // Cardio and agility
  ['Treadmill Walk', 'Incline Treadmill Walk', 'Treadmill Run', 'Outdoor Run'],
  ['Stationary Bike', 'Elliptical Trainer', 'Rowing Machine', 'Ski Ergometer', 'Assault Bike Sprint'],
  ['Treadmill Walk', 'Stair Climber'],
  ['Step Jack', 'Jumping Jack', 'Jump Rope'],
  ['High Knees', 'Mountain Climber', 'Burpee'],
  ['Butt Kick Run', 'High Knees'],
  ['Ladder In-Out', 'Ladder Icky Shuffle', 'Cone T-Drill'],
  ['Lateral Shuffle', 'Carioca', 'Cone T-Drill'],
  ['Bear Plank', 'Bear Crawl', 'Burpee'],

  // Balance
  [
    'Tandem Stand',
    'Single-Leg Stand',
    'Single-Leg Balance Reach',
    'Single-Leg Squat Touchdown',
    'Single-Leg Windmill',
  ],
  ['Heel-to-Toe Rock', 'Tandem Walk', 'Clock Lunge', 'Hop to Balance'],
  ['Single-Leg Stand', 'Half-Ball Single-Leg Stand', 'Single-Leg Ball Toss'],
  ['Body Weight Squat', 'Balance Disc Squat'],

  // Mobility and stretches
  ['Cat-Cow', 'Open Book', 'Thoracic Rotation', "World's Greatest Stretch"],
  ['Leg Swing', 'Walking Knee Hug', 'Inchworm'],
  ['Hip Circle', 'Hip 90/90 Switch', 'Deep Squat Hold'],
  ['Wall Slide', 'Shoulder Pass-Through'],
  ['Scapular Push-Up', 'Kneeling Push-Up'],
  ['Supine Hamstring Stretch', 'Standing Hamstring Stretch', 'Seated Forward Fold'],
  ['Figure-Four Stretch', 'Pigeon Stretch'],
  ['Butterfly Stretch', 'Side Lunge Adductor Stretch'],
  ['Standing Quadriceps Stretch', 'Kneeling Hip Flexor Stretch'],
  ["Child's Pose", 'Lat Stretch on Bench'],
];

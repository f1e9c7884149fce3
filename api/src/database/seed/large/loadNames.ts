export const loadNames = {
  firstNames:
    'Amara Ben Carla Dmitri Elena Farid Grace Hugo Ines Jonas Kira Liam Mei Noor Oscar Priya Quinn Rosa Samir Tess Uma Viktor Wanda Xavier Yara Zane Aoife Bruno Chloé Dario'.split(
      ' ',
    ),
  lastNames:
    'Abbott Barros Castillo Dalgaard Eriksen Fontaine Grant Haddad Ivanov Jensen Kowalski Laurent Moreau Novak Okafor Pereira Quist Rossi Santos Tanaka Ueda Vargas Weber Xu Yilmaz Zimmer Ángel Björk Costa Duarte'.split(
      ' ',
    ),
  manners: 'Slow Paused Banded Weighted Elevated Deficit Tempo Split Kneeling Seated Standing Lateral'.split(
    ' ',
  ),
  tools: 'Kettlebell Dumbbell Barbell Cable Ring Sandbag Trap-Bar Landmine Medicine-Ball Bodyweight'.split(
    ' ',
  ),
  movements:
    'Squat Lunge Press Row Pull Hinge Carry Rotation Plank Bridge Swing Step-Up Reach Crawl Jump Hold'.split(
      ' ',
    ),
  workouts: ['Strength A', 'Strength B', 'Conditioning', 'Mobility', 'Power', 'Long Endurance'],
  programs: ['Foundations', 'Build', 'Peak'],
  sections: ['Warm Up', 'Main Work', 'Cool Down'],
} as const;

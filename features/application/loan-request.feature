Feature: What financing the company needs

  Background:
    Given I am at the loan request

  @CLA-02
  Scenario: The partner's own loan types are offered
    Then I can choose among:
      | working_capital    |
      | general_liquidity  |
      | object_financing   |
      | material_financing |
      | project_financing  |
      | real_estate        |
      | tlb                |
      | factoring          |
      | other              |

  @CLA-02 @CLA-03 @CLA-04
  Scenario: What is filled in from the start
    Then the amount is 100,000 and the duration 48 months

  @CLA-03
  Scenario Outline: The least amount for <loan type> is <least>
    When I ask for <too little> euros of <loan type> over <months> months
    Then the amount is refused
    When I ask for <least> euros of <loan type> over <months> months
    Then I am asked for my company

    Examples:
      | loan type          | too little | least  | months |
      | general liquidity  | 10,000     | 15,000 | 48     |
      | object financing   | 10,000     | 15,000 | 48     |
      | other              | 10,000     | 15,000 | 48     |
      | real estate        | 10,000     | 15,000 | 48     |
      | material financing | 45,000     | 50,000 | 48     |
      | project financing  | 45,000     | 50,000 | 48     |
      | working capital    | 45,000     | 50,000 | 48     |
      | a bullet loan      | 15,000     | 20,000 | 24     |

  @CLA-03
  Scenario: The most on offer is 500,000
    When I ask for 505,000 euros of working capital over 48 months
    Then the amount is refused
    When I ask for 500,000 euros of working capital over 48 months
    Then I am asked for my company

  @CLA-04
  Scenario Outline: <months> months of <loan type> are <verdict>
    When I ask for 100,000 euros of <loan type> over <months> months
    Then the duration is <verdict>

    Examples:
      | loan type       | months | verdict  |
      | working capital | 10     | refused  |
      | working capital | 12     | accepted |
      | working capital | 60     | accepted |
      | working capital | 62     | refused  |
      | a bullet loan   | 2      | refused  |
      | a bullet loan   | 3      | accepted |
      | a bullet loan   | 24     | accepted |
      | a bullet loan   | 26     | refused  |

  @CLA-04
  Scenario: A default beyond a loan type's range is moved into it
    When I switch to a bullet loan
    Then the duration is 24 months

  @CLA-05
  Scenario: Without the partner's entitlement amounts are chosen, not typed
    Then amount and duration can only be chosen with the slider

  @CLA-06
  Scenario: The purposes to choose from
    Then I can say that the money is for:
      | operating_expenses            |
      | order_pre_financing           |
      | inventory_expansion           |
      | machinery_or_equipment        |
      | it_and_software               |
      | business_expansion            |
      | receivables_bridge_financing  |
      | debt_restructuring            |
      | commercial_real_estate        |
      | other                         |

  @CLA-06
  Scenario: A purpose must be chosen
    When I ask for 100,000 euros of working capital without saying what for
    Then the purpose is refused

  @CLA-06
  Scenario Outline: Another purpose described in <length> characters is <verdict>
    When I ask for 100,000 euros for another purpose described in <length> characters
    Then the description is <verdict>

    Examples:
      | length | verdict  |
      | 0      | refused  |
      | 29     | refused  |
      | 30     | accepted |
      | 700    | accepted |
      | 701    | refused  |

  @CLA-06
  Scenario: A listed purpose needs no description
    When I ask for 100,000 euros of working capital over 48 months
    Then I am asked for my company
